import { distanceAndBearing } from '../../../src/lib/places'
import type { LocationsFile, Place } from '../../../src/schemas'
import { describeValue } from '../../faults/describe-value'
import { latitude, longitude, placeId } from '../read/sheet-cells'
import { distanceFault, farKm, mirroredKm, nearKm, placeFault, roundedFault } from '../../faults/faults'
import { groupsOf } from '../groups-of'
import { withoutInvisible } from '../../camp/schema-problems'
import { visibleText } from '../../visible-text'
import type { CampFacts, Suspicion } from './warnings'

/** Further than this from `camp.position`, from which the app measures distances, a place is not at the camp. */
const homeKm = 1

/** Near Greenwich, a place with the wrong sign is not far; nearer than this, both signs are likely. */
const leastMirroredKm = 10

/** Yields warnings about `locations.json`. */
export function* locationWarnings(
  { locations }: LocationsFile,
  _now: number,
  { position }: CampFacts,
): Generator<Suspicion> {
  if (locations.length && !locations.some(({ type }) => type === 'home')) {
    const hint = 'add the camp itself, with this type'
    const value = [...new Set(locations.map(({ type }) => type))].filter(Boolean).join(', ')
    yield { kind: 'no-home', path: 'locations', value, reason: 'no place of type "home"', hint }
  }
  const faults = locations.map((place) => placeFault(place, position))
  const sides = groupsOf(locations, sideOf)
  const aloneOnSide = new Set(sides.filter((places) => places.length === 1).flat())
  const twins = twinFinder()
  const isInAll = locations.length > 1 && faults.every((fault) => fault?.reason === faults[0]?.reason)
  for (const [index, place] of locations.entries()) {
    const path = `locations[${index}]`
    if (!place.name.trim()) yield { kind: 'unnamed', path: `${path}.name`, reason: 'a place without a name' }
    if (place.googlePlaceId && !placeId.read(place.googlePlaceId)) {
      const hint = `write ${placeId.expected}, or ""`
      yield { kind: 'place-id', path: `${path}.googlePlaceId`, reason: 'invalid place id', hint }
    }
    yield* twinWarnings(path, twins(place))
    const invalid = [...coordinateWarnings(path, place)]
    yield* invalid
    if (invalid.length) continue
    const fault = faults[index]
    const rounded = roundedFault(place)
    const { km } = distanceAndBearing(place, position)
    const kmIfMirrored = mirroredKm(place, position)
    if (fault)
      yield {
        kind: fault.reason.replace(/[\d,]+/, ''),
        path,
        isError: true,
        ...fault,
        hint: (isInAll && fault.hintIfAll) || fault.hint,
      }
    else if (km > farKm)
      yield { kind: 'place-far', path, ...distanceFault(Math.round(km), `${place.lat}, ${place.lng}`) }
    else if (
      (km > 2 * nearKm && kmIfMirrored < nearKm) ||
      (km > leastMirroredKm && kmIfMirrored < km / 3 && aloneOnSide.has(place))
    ) {
      const reason = `${Math.round(km)} km from the camp, but ${Math.round(kmIfMirrored)} km with the other sign`
      yield { kind: 'place-mirrored', path: `${path}.lng`, reason, hint: 'check the sign of the longitude' }
    } else if (place.type === 'home' && km > homeKm) {
      const reason = `type "home", but ${km.toFixed(1)} km from camp.position`
      yield { kind: 'home-far', path: `${path}.lat`, reason }
    } else if (rounded) yield { kind: 'place-rounded', path, ...rounded }
  }
}

/** Returns the side of Greenwich that a place is on. */
const sideOf = ({ lng }: Place): string => String(Math.sign(Number(lng)))

/** The first of the places above with the same name, and those with another name, but the same id or coordinates. */
interface Twins {
  named: Place | undefined
  linked: Place | undefined
  located: Place | undefined
}

/** Returns a function that finds a place's twins among those it was called with before. */
function twinFinder(): (place: Place) => Twins {
  const above = new Map<string, Place[]>()
  return (place) => {
    const { name, lat, lng, googlePlaceId } = place
    /** Returns the earlier places with a key, and adds this one to them. */
    const join = (key: string) => {
      const known = above.get(key) ?? []
      // Two names are enough: one of them is another than any third.
      if (known.length < 2 && !known.some((each) => each.name === name)) above.set(key, [...known, place])
      return known
    }
    const another = (key: string) => join(key).find((each) => each.name !== name)
    return {
      named: join(`name ${name}`)[0],
      linked: googlePlaceId ? another(`id ${googlePlaceId}`) : undefined,
      located: lat ? another(`at ${lat} ${lng}`) : undefined,
    }
  }
}

function* twinWarnings(path: string, { named, linked, located }: Twins): Generator<Suspicion> {
  if (named) yield { kind: 'duplicate-place', path: `${path}.name`, reason: 'duplicate name' }
  if (linked) {
    const reason = `the same place id as ${describeValue(linked.name)}, which the link would open`
    const hint = 'correct one of the two ids, or delete it'
    yield { kind: 'duplicate-place-id', path: `${path}.googlePlaceId`, reason, hint }
  }
  if (located) {
    const reason = `the same coordinates as ${describeValue(located.name)}`
    const hint = 'correct one, or keep one of the two'
    yield { kind: 'place-twin', path: `${path}.lat`, reason, hint }
  }
}

/** The app searches for the name of a place without coordinates. */
function* coordinateWarnings(path: string, { lat, lng }: Place): Generator<Suspicion> {
  if (!lat.trim() && !lng.trim()) {
    const hint = 'write its latitude and longitude'
    yield { kind: 'place-unlocated', path: `${path}.lat`, reason: 'a place without coordinates', hint }
    return
  }
  for (const [key, { read }, degrees] of [
    ['lat', latitude, lat],
    ['lng', longitude, lng],
  ] as const) {
    if (read(degrees) === degrees) continue
    const found = { path: `${path}.${key}`, reason: 'invalid coordinate' }
    const visible = visibleText(degrees).trim()
    yield visible !== degrees && read(visible) === visible
      ? { kind: 'invisible-in-degrees', ...found, hint: withoutInvisible, isError: true }
      : { kind: 'invalid-degrees', ...found }
  }
}
