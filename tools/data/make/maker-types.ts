/** The types that the makers of the data files share. */
import type { Camp, Sources } from '../../../src/camp-schema'
import type { RowOf } from './write-data-file'
import type { Download } from '../read/download'

export interface MakeOptions {
  folder: string
  /** Epoch milliseconds. */
  now: number
  camp: Camp
  sources: Sources
  download: Download
  /** Whether a sheet may have no rows. */
  allowEmpty: boolean
  admiraltyKey: string | undefined
  /** The content of the environment variable `KNOWN_TIDES`: a table, as CSV. */
  knownTides?: string | undefined
}

/** A file's new content, and what the command prints about it. */
export interface Made {
  content: unknown
  /** What the file covers: `5 days from Open-Meteo, until 05:00 on Sun 23 August`. */
  extent: string
  notes: string[]
  rowOf?: RowOf
}
