/** Returns a text without spaces at its ends, and with single ones within. */
export const singleSpaced = (text: string): string => text.trim().replace(/\s+/g, ' ')
