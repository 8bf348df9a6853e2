export type Theme = 'light' | 'system' | 'dark'

/** Returns `system` unless the text is `light` or `dark`. */
export const parseTheme = (text: string | null): Theme =>
  text === 'light' || text === 'dark' ? text : 'system'
