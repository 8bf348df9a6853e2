/** Tells the project from a fork, whose own settings, sheets, icons and README no test may depend on. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { projectFolder } from '../../tools/files'
import { findOwnData } from '../../tools/own-data'

export const isProject =
  findOwnData() === undefined &&
  readFileSync(path.join(projectFolder, 'src/camp.ts'), 'utf8').includes("siteName: 'Tern Cove Camp'")
