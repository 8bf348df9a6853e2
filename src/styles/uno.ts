/**
 * What the components' classes mean: UnoCSS's smallest preset, and the app's own words made of it.
 * The build refuses a class that nothing here explains.
 */
import type { UserConfig } from '@unocss/core'
import { presetMini, type Theme } from '@unocss/preset-mini'

const tokens = ['ink', 'quiet', 'paper', 'card', 'weekend', 'sea', 'on-sea', 'rain', 'sky', 'sand']

export const unoConfig: UserConfig<Theme> = {
  presets: [presetMini({ preflight: false })],
  theme: { colors: Object.fromEntries(tokens.map((name) => [name, `var(--${name})`])) },
  shortcuts: {
    quiet: 'text-quiet text-sm',
    notice: 'bg-sand rounded-md px-3 py-2 font-bold text-sm',
    card: 'bg-card rounded-xl overflow-hidden',
    row: 'flex items-center gap-3',
    split: 'flex items-center justify-between text-sm',
    'list-row': 'row p-4 border-t no-underline',
    choice: 'bg-card rounded-xl text-xs px-.5 py-2 flex-1 whole-words',
    chosen: 'bg-sea text-on-sea',
    badge: 'rounded-md px-2 py-1 text-sm',
    banner: 'flex gap-4 bg-sand text-sm px-4 pb-3 pt-[calc(.75rem+env(safe-area-inset-top))]',
    strip: 'fixed top-0 inset-x-0 z-1 bg-paper h-[env(safe-area-inset-top)]',
    bar: 'fixed bottom-0 inset-x-0 z-1 flex justify-center bg-card edge pb-[env(safe-area-inset-bottom)]',
    tab: 'flex-1 max-w-32 h-16 flex flex-col items-center justify-center text-xs no-underline whole-words',
    'this-tab': 'text-sea shadow-tab',
    hour: 'flex flex-col items-center gap-1 flex-none w-20 py-3 text-sm text-center',
    day: 'flex gap-3 px-3 py-2 border-t min-h-11',
    weekend: 'bg-weekend',
    date: 'flex-none w-32 text-sm whole-words',
    today: 'date font-bold text-sea',
    event: 'rounded-md px-2 mb-1 text-sm',
    radar: 'card h-100 grid place-items-center',
  },
  rules: [
    ['small-icon', { width: '1em', height: '1em' }],
    ['whole-words', { 'overflow-wrap': 'normal' }],
    // A border would make the bar higher than its links.
    ['edge', { 'box-shadow': '0 -1px var(--line)' }],
    ['shadow-tab', { 'box-shadow': 'inset 0 3px' }],
    ['spin', { animation: 'spin 1s linear infinite' }],
    ['scroll-x', { 'overflow-x': 'auto', 'overscroll-behavior-x': 'contain' }],
    [
      'sun-bar',
      {
        height: '.5rem',
        'border-radius': '1rem',
        background: 'linear-gradient(90deg,#f08a5d,#ffd76e,#7ec8f0,#ffd76e,#f08a5d)',
      },
    ],
  ],
}
