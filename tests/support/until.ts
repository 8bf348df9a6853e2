// Keeps the real `setTimeout`, because a test may have stopped time.
const { setTimeout } = globalThis

/** Waits until a condition is true; rejects with its description after the limit, by default half a minute. */
export const until = async (
  condition: () => unknown,
  what: string | (() => string),
  limitMs = 30_000,
): Promise<void> => {
  const end = performance.now() + limitMs
  while (!(await condition())) {
    if (performance.now() > end) throw new Error(`timed out: ${typeof what === 'string' ? what : what()}`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}
