// The real one, because a test may have stopped time.
const { setTimeout } = globalThis

/** Polls a condition; rejects with its description after half a minute, or another limit. */
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
