import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { projectFolder } from '../../../../tools/files'
import { eventPalette } from '../../../../src/camp'
import { skyNames } from '../../../../src/lib/sky'

const sheet = await readFile(path.join(projectFolder, 'src/styles/tokens.css'), 'utf8')

/** The tokens of both schemes. */
const schemes = Object.fromEntries(
  ['light', 'dark'].map((scheme, index) => {
    const block = sheet.split('color-scheme:')[index]!
    return [
      scheme,
      new Map([...block.matchAll(/--([\w-]+):\s*(#\w+)/g)].map(([, name, hex]) => [name!, hex!])),
    ]
  }),
)

/** WCAG's relative luminance of a colour such as `#0a6585` or `#fff`. */
const luminance = (hex: string): number => {
  const digits = hex.replace(/^#(\w)(\w)(\w)$/, '#$1$1$2$2$3$3').match(/\w\w/g)!
  const [red, green, blue] = digits.map((pair) => {
    const share = parseInt(pair, 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

/** WCAG's contrast ratio (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */
const contrast = (one: string, other: string): number => {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light! + 0.05) / (dark! + 0.05)
}

const grounds = ['paper', 'card', 'weekend', ...skyNames]

/** What is painted on what, and WCAG's least contrast for it; 7 for the figures that people act on. */
const pairs: [what: string[], on: string[], least: number][] = [
  [['ink'], [...grounds, ...eventPalette, 'info', 'alert', 'high', 'low'], 7],
  [['quiet', 'sea'], grounds, 4.5],
  [['rain'], ['card', 'weekend'], 4.5],
  [['on-sea'], ['sea'], 4.5],
]

for (const [scheme, tokens] of Object.entries(schemes)) {
  test(`Contrast: what is read stands out from what it is on, in the ${scheme} scheme`, () => {
    for (const [what, on, least] of pairs) {
      for (const [ink, ground] of what.flatMap((each) => on.map((other) => [each, other] as const))) {
        const ratio = contrast(tokens.get(ink)!, tokens.get(ground)!)
        assert.ok(ratio >= least, `${ink} on ${ground}: ${ratio.toFixed(2)}, not ${least}`)
      }
    }
  })
}

test('Contrast: black on white is 21, and a colour on itself 1', () => {
  assert.is(Math.round(contrast('#000', '#ffffff')), 21)
  assert.is(contrast('#0a6585', '#0a6585'), 1)
})

test.run()
