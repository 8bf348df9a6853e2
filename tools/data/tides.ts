/** `npm run tides -- find` and `npm run tides -- compare TABLE.csv`: what tide gauges near the camp can say. */
import { camp, sources } from '../../src/camp'
import { sourceProblems } from '../check-camp'
import { runTool } from '../command'
import { UsageError } from '../fail'
import { compareTable } from './make/compare-table'
import { findGauges, type GaugeContext } from './make/find-gauges'
import { readOptions, usage } from './make/tides-arguments'

await runTool(usage, readOptions, async (options) => {
  const problems = sourceProblems(camp, sources)
  if (problems.length) throw new UsageError(problems.join('\n'))
  const own = sources.tides?.from === 'gauge' ? sources.tides.station : undefined
  const context: GaugeContext = {
    position: camp.position,
    station: options.station ?? own,
    ...(options.station !== undefined && { stationFrom: '--station' }),
    now: options.now ?? Date.now(),
  }
  return options.action === 'find' ? findGauges(context) : compareTable(options.table, context)
})
