/** `npm run build -- --demo`: writes today's sample camp into the app's folder. */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { schemas, type DatasetName } from '../../src/schemas'
import { samplePath } from '../settings'
import { compressFiles } from '../site/compress'
import { sampleFile } from './sample-camp'

/** Writes the sample camp's files for a time (epoch milliseconds) where an app without a data source looks for them. */
export async function writeDemoData(appFolder: string, now: number): Promise<void> {
  const folder = path.join(appFolder, samplePath)
  await mkdir(folder, { recursive: true })
  for (const name of Object.keys(schemas) as DatasetName[]) {
    await writeFile(path.join(folder, `${name}.json`), JSON.stringify(sampleFile(name, now)))
  }
  await compressFiles(folder)
}
