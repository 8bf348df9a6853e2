/** `npm run check-data -- FOLDER|URL`: says what the app will make of the data files, before a camper finds out. */
import { camp } from '../../src/camp'
import { runTool } from '../command'
import { checkFiles } from './check/check-files'
import { readOptions, usage } from './check/check-options'

await runTool(usage, readOptions, (options) => checkFiles(options, Date.now(), camp))
