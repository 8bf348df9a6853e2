/** Resolves when the second frame starts: by then, the page's current state has been painted. Runs in the page. */
export const drawFrame = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))
