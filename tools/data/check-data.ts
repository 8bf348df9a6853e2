/** `npm run check-data -- FOLDER|URL`: checks data files as the app does, and warns of suspicious data. */
import { camp } from '../../src/camp'
import { checkSources } from '../camp/check-camp'
import { runTool } from '../command/run-tool'
import { checkFiles, readOptions, usage } from './check/check-files'

await runTool(usage, readOptions, (options) => {
  checkSources(camp, {})
  return checkFiles(options, camp)
})
