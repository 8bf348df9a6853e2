/**
 * What ships of the packages is what this app can use: the rest is cut, and functions of which little stays are written
 * anew. The component tests run under real React too, `tests/unit/fuzz/rendering.test.tsx` compares renderings, and
 * `tests/unit/trimmed-react.test.ts` keeps the sources from using what is gone; `build/trims/` says of each package
 * what that is.
 */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'esbuild'
import { clientCuts, compatCuts } from './trims/compat'
import { hooksCuts } from './trims/hooks'
import { preactCuts } from './trims/preact'
import { signalsCuts } from './trims/signals'
import { signalsReactCuts } from './trims/signals-react'
import { tinydateCuts } from './trims/tinydate'

/** What is cut: the text `from`, or all from there up to, not including, `upTo`; and what stands instead. */
export interface Cut {
  from: string
  upTo?: string
  put?: string
}

/** The cuts by the file of `node_modules` that they belong to. */
export const trims: Record<string, Cut[]> = {
  'preact/dist/preact.mjs': preactCuts,
  'preact/hooks/dist/hooks.mjs': hooksCuts,
  'preact/compat/dist/compat.mjs': compatCuts,
  'preact/compat/client.mjs': clientCuts,
  '@preact/signals-core/dist/signals-core.module.js': signalsCuts,
  '@preact/signals-react/runtime/dist/runtime.module.js': signalsReactCuts,
  'tinydate/dist/tinydate.mjs': tinydateCuts,
}

/** A file's text without the cuts. Throws when a release has moved what they look for. */
export const trim = (file: string, source: string): string =>
  (trims[file] ?? []).reduce((text, { from, upTo, put = '' }) => {
    const start = text.indexOf(from)
    const end = upTo === undefined ? start + from.length : text.indexOf(upTo, start + from.length)
    if (start < 0 || end < 0 || text.includes(from, start + 1)) {
      const range = upTo === undefined ? from : `${from} … ${upTo}`
      throw new Error(`build/trim.ts: ${file} has no single "${range}"; mend the cuts for this release`)
    }
    return text.slice(0, start) + put + text.slice(end)
  }, source)

export const trimPlugin: Plugin = {
  name: 'trim',
  setup(build) {
    build.onLoad({ filter: /[\\/]node_modules[\\/](?:@?preact|tinydate)[\\/]/ }, async ({ path: file }) => {
      const name = file.split(path.sep).join('/').split('/node_modules/').at(-1) ?? ''
      return name in trims ? { contents: trim(name, await readFile(file, 'utf8')) } : undefined
    })
  },
}
