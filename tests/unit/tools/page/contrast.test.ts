import { assert, test } from '#test'
import { eventPalette } from '../../../../src/camp-schema'
import { skyNames } from '../../../../src/lib/sky'
import { tokens } from '../../../../src/styles/tokens'

type Token = keyof typeof tokens

const grounds: Token[] = ['paper', 'card', 'weekend', ...skyNames]

/** Colours used together, and their minimum contrast: WCAG AAA (7) for the main text colour, AA (4.5) for others. */
const pairs: { inks: Token[]; on: Token[]; least: number }[] = [
  { inks: ['ink'], on: [...grounds, ...eventPalette, 'info', 'alert', 'high', 'low'], least: 7 },
  { inks: ['quiet'], on: grounds, least: 4.5 },
  { inks: ['sea'], on: [...grounds, 'info', 'alert'], least: 4.5 },
  { inks: ['rain'], on: ['card', 'weekend'], least: 4.5 },
  { inks: ['on-sea'], on: ['sea'], least: 4.5 },
]

for (const scheme of ['light', 'dark'] as const) {
  test(`contrast: text meets WCAG in the ${scheme} scheme`, () => {
    for (const { inks, on, least } of pairs) {
      for (const [ink, ground] of inks.flatMap((each) => on.map((other) => [each, other] as const))) {
        const ratio = contrast(tokens[ink][scheme], tokens[ground][scheme])
        assert.ok(ratio >= least, `${ink} on ${ground}: ${ratio.toFixed(2)}, expected ${least}`)
      }
    }
  })
}

/** Returns the contrast ratio of two colours (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */
function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light! + 0.05) / (dark! + 0.05)
}

/** Returns the relative luminance, as WCAG defines it, of a colour such as `#0a6585` or `#fff`. */
function luminance(hex: string): number {
  const digits = hex.replace(/^#(\w)(\w)(\w)$/, '#$1$1$2$2$3$3').match(/\w\w/g)!
  const [red, green, blue] = digits.map((pair) => {
    const share = parseInt(pair, 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}
