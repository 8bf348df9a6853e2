/**
 * Cuts from preact/compat what no component of this app uses, a kilobyte of what would ship: the hooks into every
 * element and event that imitate React's rarer habits. Gone are: camel-case SVG attributes (`strokeWidth`), numbers
 * as pixels in `style`, `onChange` of text fields, `onFocus` and `onBlur` that bubble, `defaultValue`, `select`'s
 * value, `defaultProps`, `UNSAFE_` methods, `event.persist` and hydration. The component tests run under real React
 * too, and `tests/unit/trimmed-react.test.ts` keeps the sources from using what is gone.
 */
import { readFile } from 'node:fs/promises'
import type { Plugin } from 'esbuild'

/** Each cut goes from the first text up to, not including, the second. */
const cuts: [from: string, upTo: string][] = [
  ['t.prototype.isReactComponent=!0,["componentWillMount"', 'var K='],
  ['if(!W){W=!0;', 'return n}u.vnode='],
  ['u.vnode=function(t){', 'var nn='],
]

/** The module's text without the cuts. Throws when a release of Preact has moved them. */
export const trimCompat = (source: string): string =>
  cuts.reduce((text, [from, upTo]) => {
    const start = text.indexOf(from)
    const end = text.indexOf(upTo, start)
    if (start < 0 || end < 0 || text.includes(from, end)) {
      throw new Error(
        `build/trim-compat.ts: preact/compat has no single "${from} … ${upTo}"; mend the cuts for this release`,
      )
    }
    return text.slice(0, start) + text.slice(end)
  }, source)

export const trimCompatPlugin: Plugin = {
  name: 'trim-compat',
  setup(build) {
    build.onLoad({ filter: /preact[\\/]compat[\\/]dist[\\/]compat\.mjs$/ }, async ({ path }) => ({
      contents: trimCompat(await readFile(path, 'utf8')),
    }))
  },
}
