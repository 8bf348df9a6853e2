/**
 * Runs a command of the project: `node --import tsx tools/run.ts build.ts`. A mistake in `src/camp.ts` keeps the command's
 * own modules from loading; because they are imported here, it is explained like any other mistake.
 */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { runCommand } from './fail'

process.argv.splice(1, 1)
await runCommand(() => import(pathToFileURL(path.resolve(process.argv[1] ?? '')).href))
