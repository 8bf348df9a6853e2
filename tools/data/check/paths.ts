/** JSON paths such as `dates[1].tides[0].type`. */

/** The value at a path, or undefined. */
export const valueAt = (file: unknown, path: string): unknown =>
  (path.match(/[^.[\]]+/g) ?? []).reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined,
    file,
  )

/** Returns a path's parents, outermost first, and the path: `dates`, `dates[1]`, `dates[1].date`. */
export const pathAndParents = (path: string): string[] => {
  const steps = path.split(/(?=[.[])/)
  return steps.map((_, index) => steps.slice(0, index + 1).join(''))
}
