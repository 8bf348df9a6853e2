/** What makes one data file from the source that `src/camp.ts` names for it. */
import type { Camp, Sources } from '../../../src/camp-schema'
import type { SourceRequest } from './sources/request-json'

export interface MakeOptions {
  /** Where the files are written. */
  folder: string
  /** Epoch milliseconds. */
  now: number
  camp: Camp
  sources: Sources
  ask: Ask
  /** The key of the ADMIRALTY API. */
  admiraltyKey: string | undefined
}

/** The answer to a request, by the name that a recording of it has (`open-meteo`). Rejects as `requestJson` does. */
export type Ask = (name: string, request: () => SourceRequest) => Promise<unknown>

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
