/** An error that the user can fix: shown without a stack trace. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** Hides user names and passwords in URLs: `https://***@camp.example/`. */
export function hideCredentials(text: string): string {
  if (!text.includes('@')) return text
  // One expression for the entire text would take minutes for a long one.
  return text.replace(/[^\s/]+/g, (part, index: number) => {
    const end = part.lastIndexOf('@')
    if (end < 0) return part
    const scheme = /\bhttps?:/i.exec(part.slice(0, end))
    if (text.startsWith('://', index - 3)) return `***${part.slice(end)}`
    return scheme ? part.slice(0, scheme.index) + scheme[0] + `***${part.slice(end)}` : part
  })
}
