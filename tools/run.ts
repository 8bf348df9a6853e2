/**
 * Runs one of the project's commands: `node --import ./tools/typescript.mjs tools/run.ts build.ts`. A mistake in
 * `src/camp.ts` can keep a command's modules from loading; because this file imports them, the resulting error is
 * explained like any other.
 */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { runCommand } from './fail'

process.argv.splice(1, 1)
await runCommand(() => import(pathToFileURL(path.resolve(process.argv[1] ?? '')).href))
