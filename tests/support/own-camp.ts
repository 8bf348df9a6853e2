import { isOwnCamp } from '../../tools/dev/own-camp'

/** The given `test`, for what is true only of the project's own camp: a fork skips it. */
export const forOwnCamp = <Run>(
  test: (title: string, run: Run) => void,
): ((title: string, run: Run) => void) => (isOwnCamp ? test : () => {})
