import { assert, test } from '#test'
import { chooseGauge } from '../../../../../tools/data/read/choose-gauge'
import { gaugeCredit } from '../../../../../tools/data/read/gauge-credit'
import { gaugesNear } from '../../../../../tools/data/read/gauge-database'
import { eastbourne, gauges, hove, ternCove } from '../../../../support/gauge-table'

const wish = (position: typeof hove, station?: string, hasKnown = false) => ({ position, station, hasKnown })

const weymouth = { latitude: 50.61, longitude: -2.45 }
const skegness = { latitude: 53.14, longitude: 0.34 }
const bamburgh = { latitude: 55.61, longitude: -1.71 }
const abersoch = { latitude: 52.82, longitude: -4.5 }

test('gauges: shows where they are, since some names are wrong', async () => {
  const [nearest] = await gaugesNear(hove, 1)
  assert.is(nearest?.place, 'Rottingdean')
  assert.is(nearest?.id, gauges.rottingdean)
})

test('gauges: uses the nearest usable one, or the one named', async () => {
  const near: [wish: Parameters<typeof chooseGauge>[0], id: string][] = [
    [wish(hove), gauges.rottingdean],
    // A gauge with a licence that forbids commercial use is nearer.
    [wish(eastbourne), gauges.newhaven],
    [wish(eastbourne, gauges.rottingdean), gauges.rottingdean],
    // Known tides can prove a gauge further off, even where the tide is distorted.
    [wish(abersoch, undefined, true), 'ticon/holyhead-hol-gbr-bodc'],
    [wish(weymouth, undefined, true), gauges.westBay],
  ]
  for (const [each, id] of near) assert.is((await chooseGauge(each)).gauge?.id, id)
})

const rejected: [wish: Parameters<typeof chooseGauge>[0], reason: RegExp, other: RegExp][] = [
  [wish(ternCove), /distorted.*M4\/M2 0\.45.*Swanage, 4 km/, /known tides.*Sandown, 56 km.*table/],
  [wish(weymouth), /distorted.*M4\/M2 0\.24.*Weymouth, less than 1 km/, /known tides.*West Bay, 25 km/],
  [wish(weymouth, gauges.westBay), /distorted.*Weymouth/, /known tides/],
  // Oxford: the tide is distorted at the nearest gauge, which is too far away to matter.
  [wish({ latitude: 51.75, longitude: -1.26 }), /more than 30 km away \(.*, 10\d km\)/, /use a tide table/],
  [wish(skegness, undefined, true), /more than 60 km away \(Immingham, 65 km\)/, /use a tide table/],
  [wish(bamburgh), /more than 30 km/, /use a tide table/],
  [
    wish(eastbourne, gauges.dover, true),
    /: the gauge "ticon\/dov\S+" is more than 60 km away \(Dover/,
    /station "ticon\/newhaven-nha/,
  ],
  [wish(hove, 'ticon/newhaven-new-gbr-cmems'), /CC BY-NC 4\.0\) forbids/, /"ticon\/brighton-btn-gbr-cco"/],
  [
    wish({ latitude: 50.8, longitude: -1.11 }, 'ticon/portsmouth-ptm-gbr-da_idh'),
    /rejected by the database itself/,
    /use a tide table|station/,
  ],
  [wish(hove, gauges.swanage), /Swanage, 128 km away, cannot be used.*M4\/M2 0\.45/, /"ticon\/brighton-/],
  // The tide is distorted there; the second camp is 22 km from a gauge where it is not.
  ...[ternCove, { latitude: 50.6, longitude: -2.5 }].map(
    (position): [ReturnType<typeof wish>, RegExp, RegExp] => [
      wish(position, 'ticon/nowhere'),
      /unknown gauge/,
      /"; npm run tides -- find lists those around the camp$/,
    ],
  ),
  [wish(eastbourne, 'ticon/nowhere'), /unknown gauge/, /ones are ticon\/newhaven-nha-gbr-bodc \(/],
  [
    wish(hove, 'ticon/nowhere'),
    /station: unknown gauge "ticon\/nowhere"/,
    /usable ones are ticon\/brighton-.*find/,
  ],
]

test('gauges: a rejection says why, and what to use instead', async () => {
  for (const [each, reason, other] of rejected) {
    const { rejection = 'none' } = await chooseGauge(each)
    assert.match(rejection, reason)
    assert.match(rejection, other)
  }
})

const { latitude, longitude } = hove
const credited = (tides: object, environment = {}, position = { latitude, longitude }) =>
  gaugeCredit({ position }, { tides } as never, environment)

test('gauge credit: short on Info, complete in the licences', async () => {
  const credit = await credited({ from: 'gauge' })
  assert.equal(credit?.link, {
    name: 'Tides calculated from the Neaps tide database (TICON-4, CC BY 4.0)',
    url: 'https://github.com/openwatersio/tide-database',
  })
  assert.match(credit?.notice ?? '', /Hart-Davis.*Licensed CC BY 4\.0 \(https:.*Modified/)
})

test('gauge credit: none unless a gauge can be used', async () => {
  assert.is(await credited({ from: 'table', file: 'tides.csv' }), undefined)
  assert.is(await credited({ from: 'gauge' }, {}, ternCove), undefined)
  assert.is(await credited({ from: 'gauge', station: 'ticon/nowhere' }), undefined)
  // A build that cannot see the known tides credits the gauge that the settings name.
  const station = 'ticon/sandown_pier-sdp-gbr-cco'
  assert.ok(await credited({ from: 'gauge', station }, {}, ternCove))
  assert.ok(await credited({ from: 'gauge' }, { KNOWN_TIDES: 'a table' }, ternCove))
})
