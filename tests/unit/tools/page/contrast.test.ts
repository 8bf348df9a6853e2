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
  { inks: ['on-chosen'], on: ['chosen'], least: 7 },
  // A chart's axis on its sky and water, and its labels on plates (`card`).
  { inks: ['ink'], on: ['bay', 'glow'], least: 7 },
]

const skies: Token[] = ['card', 'clear', 'cloudy', 'wet', 'dark-sky', 'glow']

/** Shapes that carry a chart's facts without text, at 3:1 (WCAG 1.4.11): the curve, dots and current time; the boat. */
const drawn: { shapes: Token[]; on: Token[] } = {
  shapes: ['sea', 'hull'],
  on: [...skies.filter((sky) => sky !== 'glow'), 'bay'],
}

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

for (const scheme of ['light', 'dark'] as const) {
  test(`contrast: a chart's axis is legible in the past, ${scheme} scheme`, () => {
    for (const ground of [...skies, 'bay'] as const) {
      const tinted = mixed(tokens.past[scheme], tokens[ground][scheme])
      const ratio = contrast(tokens.ink[scheme], tinted)
      assert.ok(ratio >= 7, `ink on the past's ${ground}: ${ratio.toFixed(2)}, expected 7`)
    }
  })

  test(`contrast: a chart's lines and dots show on bars, ${scheme} scheme`, () => {
    for (const ground of skies.filter((sky) => sky !== 'glow')) {
      const ratio = contrast(tokens.sea[scheme], mixed(tokens.bars[scheme], tokens[ground][scheme]))
      assert.ok(ratio >= 3, `sea on bars over ${ground}: ${ratio.toFixed(2)}, expected 3`)
    }
  })

  test(`contrast: curve and boat stand out, ${scheme} scheme`, () => {
    for (const shape of drawn.shapes) {
      for (const ground of drawn.on) {
        const ratio = contrast(tokens[shape][scheme], tokens[ground][scheme])
        assert.ok(ratio >= 3, `${shape} on ${ground}: ${ratio.toFixed(2)}, expected 3`)
      }
    }
  })
}

/** Returns an opaque colour: one with an opacity, such as `#0a65851a`, over another. */
function mixed(colour: string, ground: string): string {
  const opacity = parseInt(colour.slice(7), 16) / 255
  const below = channels(ground)
  const mix = channels(colour.slice(0, 7)).map(
    (each, index) => each * opacity + below[index]! * (1 - opacity),
  )
  return `#${mix.map((each) => Math.round(each).toString(16).padStart(2, '0')).join('')}`
}

/** Returns red, green and blue, 0 to 255, of a colour such as `#0a6585` or `#fff`. */
function channels(hex: string): number[] {
  const digits = hex.replace(/^#(\w)(\w)(\w)$/, '#$1$1$2$2$3$3').match(/\w\w/g) ?? []
  return digits.map((pair) => parseInt(pair, 16))
}

/** Returns the contrast ratio of two colours (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */
function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light! + 0.05) / (dark! + 0.05)
}

/** Returns the relative luminance, as WCAG defines it, of a colour such as `#0a6585` or `#fff`. */
function luminance(hex: string): number {
  const [red, green, blue] = channels(hex).map((each) => {
    const share = each / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}
