export type Theme = 'light' | 'system' | 'dark'

/** System for anything that is not a theme. */
export const parseTheme = (text: string | null): Theme =>
  text === 'light' || text === 'dark' ? text : 'system'
