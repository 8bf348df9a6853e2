import { isOwnCamp } from '../../tools/dev/own-camp'

/** Returns the given `test` for the project's own camp; a fork skips such tests. */
export const forOwnCamp = <Run>(
  test: (title: string, run: Run) => void,
): ((title: string, run: Run) => void) => (isOwnCamp ? test : () => {})
