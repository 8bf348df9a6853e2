import { readSettingFile } from './read-input'
import type { Download } from './download'
import { InvalidResponse } from './source-errors'

export interface SheetFile {
  /** For messages: the path as written in the setting, or a name such as `events.csv` for a URL. */
  name: string
  bytes: Uint8Array
  /** The setting that names it, such as `sources.calendar.events`; undefined if none does. */
  setting?: string
}

/** Fetches or reads the sheet that a setting (`sources.calendar.events`) names: a URL, or a path relative to the project. */
export async function getSheet(setting: string, pathOrUrl: string, download: Download): Promise<SheetFile> {
  if (!/^https?:/i.test(pathOrUrl))
    return { name: pathOrUrl, bytes: await readSettingFile(setting, pathOrUrl), setting }
  const name = `${setting.split('.').at(-1)}.csv`
  try {
    const bytes = await download(name, () => ({ url: pathOrUrl, followsRedirects: true }))
    return { name, bytes, setting }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const hint = `; publish the sheet as CSV, or correct ${setting} in src/camp.ts`
    error.message = `${name}: ${error.message}${error instanceof InvalidResponse ? hint : ''}`
    throw error
  }
}
