import type { Download } from '../maker'
import { readInput } from './read-input'

export interface SheetFile {
  /** For messages: its path as the setting has it, or `events.csv` for an address. */
  name: string
  bytes: Uint8Array
}

/** The sheet that a setting (`sources.calendar.events`) names by its address or its path from the project's folder. */
export async function getSheet(setting: string, pathOrUrl: string, download: Download): Promise<SheetFile> {
  if (!/^https?:/i.test(pathOrUrl)) return { name: pathOrUrl, bytes: await readInput(pathOrUrl, setting) }
  const name = `${setting.split('.').at(-1)}.csv`
  return { name, bytes: await download(name, pathOrUrl) }
}
