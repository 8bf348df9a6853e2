/**
 * Returns a text with composed letters, and without soft hyphens, direction marks and other invisible characters. U+0080
 * to U+009F stay, so that `textFault` finds them: they were dashes or quotes in another encoding.
 */
export const visibleText = (text: string): string =>
  text
    .normalize()
    .replace(/(?![\s\u0080-\u009f])[\p{Cc}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069]|\ufeff/gu, '')

/** Whether a text has such characters. */
export const hasInvisible = (text: string): boolean => visibleText(text) !== text.normalize()

/** Returns a text without spaces at its ends, and with single ones within. */
export const singleSpaced = (text: string): string => text.trim().replace(/\s+/g, ' ')
