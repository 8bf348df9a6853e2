import { checks } from 'strandline:checks'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { sampleFile } from '../../../../tools/dev/sample-camp'
import { addDays } from '../../../../src/lib/camp-time'
import type { TidesFile } from '../../../../src/schemas'
import { londonClock, sampleInstants } from '../../../support/london'

const tablesAt = sampleInstants().map((now) => ({ now, file: sampleFile('tides', now) as TidesFile }))

test('Sample data: at any time of the year the tides are of the published shape', () => {
  for (const { now, file } of tablesAt) assert.is(checks.tides(file), undefined, new Date(now).toJSON())
})

test('Sample data: three days follow one another, the first today, or yesterday before about three in the morning', () => {
  const problems: string[] = []
  for (const { now, file } of tablesAt) {
    const { date, time } = londonClock(now)
    const yesterday = addDays(date, -1)
    const firsts = time < '02:00' ? [yesterday] : time > '04:00' ? [date] : [yesterday, date]
    const dates = file.dates.map(({ date }) => date).join()
    const isRight = firsts.some((first) => [0, 1, 2].map((days) => addDays(first, days)).join() === dates)
    if (!isRight) problems.push(`${date} ${time}: ${dates}`)
  }
  assert.equal(problems, [])
})

test('Sample data: instant and time are the same moment in Europe/London, on the day they stand under', () => {
  for (const { file } of tablesAt) {
    for (const { date, tides } of file.dates) {
      for (const { instant, time } of tides) {
        assert.match(instant, /Z$/)
        assert.equal(londonClock(instant), { date, time }, instant)
      }
    }
  }
})

test('Sample data: tides follow one another in time, High after Low, at 0.1 to 2.6 m', () => {
  for (const { file } of tablesAt) {
    const tides = file.dates.flatMap(({ tides }) => tides)
    for (const [index, { type, instant, heightInMetres }] of tides.entries()) {
      const before = tides[index - 1]
      if (before) {
        assert.ok(instant > before.instant, instant)
        assert.is.not(type, before.type, instant)
      }
      assert.ok(heightInMetres >= 0.1 && heightInMetres <= 2.6, `${heightInMetres} m`)
      assert.is(Number(heightInMetres.toFixed(1)), heightInMetres)
    }
  }
})

test('Sample data: a day has 4 tides, or 3', () => {
  const days = new Map<string, number>()
  for (const { file } of tablesAt) for (const { date, tides } of file.dates) days.set(date, tides.length)
  const others = [...days].filter(([, count]) => count !== 3 && count !== 4)
  if (others.length) console.log(`of ${days.size} days, others than 3 or 4 tides: ${others.join(' ')}`)
  assert.ok(others.length < days.size / 20, `${others.length} of ${days.size} days`)
  assert.ok([...days.values()].includes(4))
})

interface Levels {
  everyMinutes: number
  heightsInMetres: number[]
}

test('Sample data: every day has its levels from midnight to midnight, and each tide lies on their curve', () => {
  const counts = new Map<string, number>()
  for (const { file } of tablesAt) {
    for (const day of file.dates) {
      const { everyMinutes, heightsInMetres } = (day as unknown as { levels: Levels }).levels
      counts.set(day.date, heightsInMetres.length)
      const utcMidnight = Date.parse(day.date)
      const midnight = londonClock(utcMidnight).time === '00:00' ? utcMidnight : utcMidnight - 3_600_000
      for (const { instant, heightInMetres } of day.tides) {
        const position = (Date.parse(instant) - midnight) / 60_000 / everyMinutes
        const [before, after] = [Math.floor(position), Math.ceil(position)].map(
          (index) => heightsInMetres[index]!,
        )
        const level = before! + (after! - before!) * (position % 1)
        assert.ok(Math.abs(level - heightInMetres) < 0.25, `${instant}: ${level}, not ${heightInMetres}`)
      }
    }
  }
  const unusual = [...counts].filter(([, count]) => count !== 49)
  assert.equal(Object.fromEntries(unusual), { '2026-03-29': 47, '2026-10-25': 51 })
})

test.run()
