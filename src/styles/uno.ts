/**
 * What the components' classes mean: UnoCSS's smallest preset, and the app's own words made of it.
 * The build refuses a class that nothing here explains.
 */
import type { UserConfig } from '@unocss/core'
import { presetMini, type Theme } from '@unocss/preset-mini'

const tokens = [
  'ink',
  'quiet',
  'paper',
  'card',
  'weekend',
  'sea',
  'on-sea',
  'rain',
  'info',
  'alert',
  'high',
  'low',
]

export const unoConfig: UserConfig<Theme> = {
  presets: [presetMini({ preflight: false })],
  theme: { colors: Object.fromEntries(tokens.map((name) => [name, `var(--${name})`])) },
  shortcuts: {
    screen: 'grid grid-cols-[minmax(0,1fr)] gap-4',
    'tall-link': 'inline-flex items-center min-h-11',
    figure: 'flex flex-wrap items-center main-figure tabular',
    sky: 'absolute inset-[0_0_auto] -z-1 h-100 max-h-full',
    head: 'flex flex-wrap items-center gap-x-4',
    quiet: 'text-quiet text-sm',
    status: 'quiet',
    'status-icon': 'small-icon mr-1',
    coverage: 'quiet -mt-3',
    notice: 'bg-alert rounded-md px-3 py-2 font-bold text-sm',
    card: 'bg-card rounded-xl overflow-hidden',
    // Scrolls sideways only when the visitor's text is very large.
    table: 'card scroll-x',
    row: 'flex items-center gap-3',
    split: 'mt-1 flex items-center justify-between text-sm',
    'list-row': 'flex items-center narrow-gaps no-underline',
    'row-label': 'flex-1 min-w-0',
    choice: 'bg-card rounded-xl text-xs px-.5 py-2 flex-1 whole-words',
    chosen: 'bg-sea text-on-sea',
    'row-of-days': 'flex gap-1 scroll-x',
    badge: 'text-ink rounded-md px-2 py-1 text-[.875em]',
    summary: 'flex flex-row-reverse flex-wrap items-center gap-4',
    'summary-text': 'flex-[1_1_9rem] min-w-0',
    'day-icon': 'w-24 h-24',
    extremes: 'flex flex-wrap items-center gap-x-3',
    'sun-text': 'mb-2 text-sm',
    banner: 'flex gap-4 text-sm px-4 pb-3 pt-[calc(.75rem+env(safe-area-inset-top))]',
    close: 'p-2.5 -m-2.5',
    'top-inset': 'fixed inset-[0_0_auto] z-1 bg-paper h-[env(safe-area-inset-top)]',
    bar: 'fixed inset-[auto_0_0] z-1 flex justify-center bg-card edge pb-[env(safe-area-inset-bottom)]',
    tab: 'flex-1 min-w-0 max-w-32 h-16 flex flex-col items-center justify-center label no-underline whole-words',
    'tab-name': 'w-full h-4 overflow-hidden text-center',
    'this-tab': 'text-sea shadow-tab',
    now: 'bg-weekend mark-now',
    'new-date': 'flex-none flex items-center w-12 px-2 text-xs text-quiet text-center bg-weekend',
    note: '-mt-4 pb-3 pl-[min(3.25rem,17vw)] text-sm text-quiet',
    'row-of-hours': 'card flex scroll-x',
    hour: 'tabular flex-none w-20 px-1 py-3 text-sm leading-6 text-center lines',
    'hour-icon': 'w-8 h-8',
    day: 'flex flex-wrap gap-x-2 px-3 min-h-11 day-edge',
    weekend: 'bg-weekend',
    monday: 'week-edge',
    date: 'flex-none w-[min(7rem,35vw)] py-3 text-sm whole-words',
    today: 'font-bold text-sea',
    // Below the date where a word would not fit beside it.
    events: 'flex flex-wrap flex-[1_1_7rem] min-w-0 gap-1',
    'many-events': 'screen flex-[1_1_7rem] min-w-0 gap-1',
    event: 'flex-[1_1_40%] max-w-full px-2 py-3 text-sm long-words',
    first: 'rounded-t-lg mt-1',
    last: 'rounded-b-lg mb-1',
    radar: 'card h-100 grid place-items-center',
  },
  rules: [
    // The preset's own say the same at greater length.
    ['flex-1', { flex: 1 }],
    [new RegExp(`^bg-(${tokens.join('|')})$`), ([, token]) => ({ background: `var(--${token})` })],
    // Gaps that leave room for words where the visitor's text is large.
    ['narrow-gaps', { gap: 'min(.75rem,4vw)', padding: '1rem min(1rem,5vw)' }],
    // Five names beside each other, also where the visitor's text is large.
    ['label', { 'font-size': 'min(.75rem,3.75vw)', 'line-height': '1rem' }],
    ['tabular', { 'font-variant-numeric': 'tabular-nums' }],
    ['arrow', { height: '.5em', width: '.5em' }],
    ['lines', { 'white-space': 'pre-line' }],
    ['small-icon', { width: '1em', height: '1em' }],
    ['whole-words', { 'overflow-wrap': 'normal' }],
    // Unlike `anywhere`, this lets a word ask for the width that it needs.
    ['long-words', { 'overflow-wrap': 'break-word' }],
    // As large as it can be and still fit with the visitor's text at twice its size.
    ['main-figure', { 'font-size': 'min(3rem,20vw)', 'line-height': 1 }],
    // Below the bar, which does not move.
    ['tap-guard', { position: 'fixed', inset: 0 }],
    // A border would make the bar higher than its links.
    ['edge', { 'box-shadow': '0 -1px var(--line)' }],
    ['shadow-tab', { 'box-shadow': 'inset 0 3px' }],
    ['day-edge', { 'box-shadow': 'inset 0 1px var(--line)' }],
    ['week-edge', { 'box-shadow': 'inset 0 3px var(--line)' }],
    ['mark-now', { 'box-shadow': 'inset 3px 0 var(--sea)' }],
    ['scroll-x', { 'overflow-x': 'auto', 'overscroll-behavior-x': 'contain' }],
    [
      'sun-mark',
      {
        position: 'absolute',
        top: '-.25rem',
        width: '1rem',
        height: '1rem',
        'margin-left': '-.5rem',
        border: '3px solid var(--card)',
        'border-radius': '1rem',
        background: 'var(--sun)',
      },
    ],
    [
      'sun-bar',
      {
        position: 'relative',
        height: '.5rem',
        'border-radius': '1rem',
        'forced-color-adjust': 'none',
        background: 'linear-gradient(90deg,var(--sun-bar))',
      },
    ],
  ],
}
