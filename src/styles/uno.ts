/** The utility classes for components: UnoCSS's smallest preset, with the app's colours. */
import type { UserConfig } from '@unocss/core'
import { presetMini, type Theme } from '@unocss/preset-mini'
import { tokens } from './tokens'

export const unoConfig: UserConfig<Theme> = {
  // Without arbitrary variants, the preset keeps UnoCSS's default extractor.
  presets: [presetMini({ preflight: false, arbitraryVariants: false })],
  theme: { colors: Object.fromEntries(Object.keys(tokens).map((name) => [name, `var(--${name})`])) },
  shortcuts: {
    quiet: 'text-quiet text-sm',
  },
  // Words in the components that only look like utilities.
  blocklist: ['b', 'block', 'h0', 'h1', 'hidden', 'static', 'tab', 'transform'],
}
