/** What makes one data file from the source that `src/camp.ts` names for it. */
import type { Camp, Sources } from '../../../src/camp-schema'
import type { SourceRequest } from './sources/request-bytes'

export interface MakeOptions {
  /** Where the files are written. */
  folder: string
  /** Epoch milliseconds. */
  now: number
  camp: Camp
  sources: Sources
  ask: Ask
  download: Download
  /** Whether a sheet may have no rows. */
  allowEmpty: boolean
  /** The key of the ADMIRALTY API. */
  admiraltyKey: string | undefined
}

/** The answer to a request, by the name that a recording of it has (`open-meteo`). Rejects as `requestJson` does. */
export type Ask = (name: string, request: () => SourceRequest) => Promise<unknown>

/** The sheet at an address; `fileName` is that of a recording (`events.csv`). Rejects as `requestBytes` does. */
export type Download = (fileName: string, url: string) => Promise<Uint8Array>

/** A file's new content, and what the command says about it. */
export interface Made {
  content: unknown
  /** `5 days from Open-Meteo, until 05:00 on Sun 23 August`. */
  extent: string
  notes: string[]
}

/** Resolves with undefined when `src/camp.ts` names no source for the file. */
export type Maker = (options: MakeOptions) => Promise<Made | undefined>

export function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`
}
