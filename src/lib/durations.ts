// Literals, which esbuild inlines wherever they are used; a multiplication would ship as a variable.
export const msPerMinute = 60_000
export const msPerHour = 3_600_000
export const msPerDay = 86_400_000

const agoText = (amount: number, unit: string): string => {
  const count = Math.floor(amount)
  return `${count} ${unit}${count > 1 ? 's' : ''} ago`
}

/** Returns a text such as `3 hours ago`, rounded down; a negative age (wrong clock) counts as zero. */
export const ageText = (ageMs: number): string => {
  const minutes = Math.floor(ageMs / msPerMinute)
  if (minutes < 1) return 'less than a minute ago'
  if (minutes < 60) return agoText(minutes, 'minute')
  if (minutes < 1440) return agoText(minutes / 60, 'hour')
  return agoText(minutes / 1440, 'day')
}

/** Returns a text such as `2hr 35min`, rounded down. */
export const durationText = (durationMs: number): string => {
  const minutes = Math.floor(durationMs / msPerMinute)
  return `${Math.floor(minutes / 60)}hr ${minutes % 60}min`
}
