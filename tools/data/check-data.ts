/** `npm run check-data -- FOLDER|URL`: says what the app will make of the data files, before a camper finds out. */
import { camp } from '../../src/camp'
import { runTool } from '../command'
import { checkFiles, readOptions, usage } from './check/check-files'

await runTool(usage, readOptions, (options) => checkFiles(options, Date.now(), camp))
