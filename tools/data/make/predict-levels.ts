/**
 * Predicts water levels between the tides of published days. Only heights are taken from the predicted curve: on a coast
 * with double high waters, its times of high and low water can be over half an hour off. The curve ignores wind and air
 * pressure. Not for navigation.
 */
import { boundsOf } from '../../../src/lib/camp-time'
import { msPerMinute } from '../../../src/lib/durations'
import { isWithinTolerance, levelAt } from '../../../src/lib/levels'
import type { TideDay } from '../../../src/schemas'
import type { WaterLevel } from './tide-curve'

const everyMinutes = 30

/** Adds levels to the days. A day with a tide off the curve gets a note instead. */
export function addLevels(days: TideDay[], curveAt: WaterLevel): { days: TideDay[]; notes: string[] } {
  const made = days.map((day) => addDayLevels(day, curveAt))
  return { days: made.map(({ day }) => day), notes: made.flatMap(({ note }) => note ?? []) }
}

function addDayLevels(day: TideDay, curveAt: WaterLevel): { day: TideDay; note?: string } {
  const [start, end] = boundsOf(day.date)
  const stepMs = everyMinutes * msPerMinute
  // 48 half-hours, or 46 or 50 when the clocks change.
  const steps = Math.round((end - start) / stepMs)
  const heightsInMetres = Array.from({ length: steps + 1 }, (_, index) => {
    const metres = curveAt(start + index * stepMs)
    return Math.round(metres * 100) / 100
  })
  const made = { ...day, levels: { everyMinutes, heightsInMetres } }
  const distances = day.tides.map(({ instant, time, heightInMetres }) => {
    const at = Date.parse(instant)
    // As predicted, and as the app draws it.
    const levels = [curveAt(at), levelAt(made, at)]
    return { time, metres: Math.max(...levels.map((level) => Math.abs(level - heightInMetres))) }
  })
  const [worst = { time: '', metres: 0 }] = distances.sort((a, b) => b.metres - a.metres)
  if (isWithinTolerance(worst.metres)) return { day: made }
  const off = `${Math.ceil(worst.metres * 100)} cm off the tide at ${worst.time}`
  return { day, note: `no levels for ${day.date}: the curve is ${off}` }
}
