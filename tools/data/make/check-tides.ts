/** Rejects tides that no coast has: campers plan their day on the water by them. */
import { campDateTime } from '../../../src/lib/camp-time'
import { tideOrderWarnings } from '../check/warnings-tide-order'
import type { SourceTides } from './source-tides'
import { throwProblems } from './sources/source-errors'

/**
 * Throws an InvalidResponse that names the tides whose order is a fatal warning of `check-data`, by their place in the
 * source: also of days that are not published yet.
 */
export function checkTides({ tides }: SourceTides): void {
  const placed = tides.map(({ where, type, at, heightInMetres }) => {
    const instant = campDateTime(at)
    return { path: where, tide: { type, time: instant.slice(11), heightInMetres, instant }, at }
  })
  const fatal = tideOrderWarnings(placed).filter(({ isOdd, isFatal }) => isOdd && isFatal)
  throwProblems(fatal.map(({ path, reason, hint }) => `${path.replace(/\.\w+$/, '')}: ${reason}; ${hint}`))
}
