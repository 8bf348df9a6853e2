import { levelText } from '../lib/levels'
import type { Tide } from '../schemas'

interface TideTableProps {
  tides: Tide[]
  /** The next tide, which may be on another day; undefined after the last one. */
  next: Tide | undefined
}

export function TideTable({ tides, next }: TideTableProps) {
  const isPast = ({ instant }: Tide) => !next || Date.parse(instant) < Date.parse(next.instant)
  return (
    <div className="card scroll-x">
      <table>
        <thead>
          <tr className="quiet">
            <th scope="col">Time</th>
            <th scope="col">Tide</th>
            <th scope="col">Height</th>
          </tr>
        </thead>
        <tbody>
          {tides.map((tide, index) => (
            <tr
              key={`${index} ${JSON.stringify(tide)}`}
              aria-current={tide === next ? 'true' : undefined}
              className={tide === next ? 'now' : isPast(tide) ? 'past' : undefined}
            >
              <td translate="no">{tide.time}</td>
              <td>
                <b className={`badge ${tide.type}`}>{tide.type}</b>
              </td>
              <td translate="no">{levelText(tide.heightInMetres)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
