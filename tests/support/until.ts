/** Waits for what a test cannot be told of; rejects with what it was after ten seconds, or another limit. */
export const until = async (
  condition: () => unknown,
  what: string | (() => string),
  limitMs = 10_000,
): Promise<void> => {
  const end = performance.now() + limitMs
  while (!(await condition())) {
    if (performance.now() > end) throw new Error(`never: ${typeof what === 'string' ? what : what()}`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}
