export type Theme = 'light' | 'system' | 'dark'

/** Returns `system` for any other text. */
export const parseTheme = (text: string | null): Theme =>
  text === 'light' || text === 'dark' ? text : 'system'
