// Literals, which esbuild inlines wherever they are used; a multiplication would ship as a variable.
export const msPerMinute = 60_000
export const msPerHour = 3_600_000
export const msPerDay = 86_400_000
