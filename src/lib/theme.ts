export type Theme = 'light' | 'system' | 'dark'

/** The theme that a stored text names; System when it names none. */
export const parseTheme = (text: string | null): Theme =>
  text === 'light' || text === 'dark' ? text : 'system'
