const msPerMinute = 60_000

/** `3 hours ago`: an age in milliseconds, rounded down. An age below zero (a wrong clock) counts as none. */
export const ageText = (ageMs: number): string => {
  const minutes = Math.floor(ageMs / msPerMinute)
  if (minutes < 1) return 'less than a minute ago'
  const [count, unit] =
    minutes < 60
      ? [minutes, 'minute']
      : minutes < 1440
        ? [Math.floor(minutes / 60), 'hour']
        : [Math.floor(minutes / 1440), 'day']
  return `${count} ${unit}${count > 1 ? 's' : ''} ago`
}

/** `2hr 35min`: a duration in milliseconds in whole minutes, rounded down. */
export const durationText = (durationMs: number): string => {
  const minutes = Math.floor(durationMs / msPerMinute)
  return `${Math.floor(minutes / 60)}hr ${minutes % 60}min`
}
