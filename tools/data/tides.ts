/** `npm run tides -- find` lists the gauges near the camp; `npm run tides -- compare TABLE.csv` checks a table. */
import { camp, sources } from '../../src/camp'
import { checkSources } from '../camp/check-camp'
import { runTool } from '../command/run-tool'
import { compareTable } from './make/compare-table'
import { findGauges, type StationWish } from './make/find-gauges'
import { readOptions, usage } from './make/tides-arguments'

await runTool(usage, readOptions, async (options) => {
  checkSources(camp, sources)
  const own = sources.tides?.from === 'gauge' ? sources.tides.station : undefined
  const wish: StationWish = {
    position: camp.position,
    station: options.station ?? own,
    ...(options.station !== undefined && { stationFrom: '--station' }),
  }
  return options.action === 'find' ? findGauges(wish, options.now) : compareTable(options.table, wish)
})
