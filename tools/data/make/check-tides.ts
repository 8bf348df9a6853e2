/** Rejects tides that no coast has: campers plan their day on the water by them. */
import { campDateTime } from '../../../src/lib/camp-time'
import { highBelowLowsMetres, shortestIntervalMs } from '../coast'
import type { SourceTide, SourceTides } from './source-tides'
import { throwProblems } from './sources/source-errors'

/** Throws an InvalidResponse that lists doubled tides, tides too close together, and swapped types. */
export function checkTides({ name, tides }: SourceTides): void {
  throwProblems([
    ...tides.flatMap((tide, index) => tooClose(tide, tides[index - 1])),
    ...singleType(name, tides),
    ...tides.flatMap((tide, index) => swapped(tides[index - 1], tide, tides[index + 1])),
  ])
}

function tooClose({ at, where }: SourceTide, previous: SourceTide | undefined): string[] {
  if (!previous || at - previous.at >= shortestIntervalMs) return []
  return [
    at === previous.at
      ? `${where}: the same time as ${previous.where} (${clockOf(at)}); delete one of them`
      : `${where}: less than an hour after ${previous.where} (${clockOf(at)}, ${clockOf(previous.at)}); correct the times`,
  ]
}

function singleType(name: string, tides: SourceTide[]): string[] {
  const [first, ...others] = tides
  if (!first || !others.length || others.some(({ type }) => type !== first.type)) return []
  return [`${name}: every tide is ${first.type} (${tides.length}); give both High and Low`]
}

function swapped(
  previous: SourceTide | undefined,
  { type, heightInMetres, where }: SourceTide,
  next: SourceTide | undefined,
): string[] {
  if (!previous || !next || previous.type === type || next.type === type) return []
  const heights = [previous.heightInMetres, next.heightInMetres]
  const tooLowBy = Math.min(...heights) - heightInMetres
  const tooHighBy = heightInMetres - Math.max(...heights)
  // Plus a nanometre: the difference of two decimal heights is inexact in binary.
  if ((type === 'High' ? tooLowBy : tooHighBy) <= highBelowLowsMetres + 1e-9) return []
  const between = `between ${previous.type}s of ${heights.join(' m and ')} m`
  return [`${where}: ${type} of ${heightInMetres} m ${between}; swap High and Low or correct the height`]
}

/** `2026-08-22 19:05` at the camp. */
function clockOf(at: number): string {
  return campDateTime(at).replace('T', ' ')
}
