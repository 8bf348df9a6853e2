import { isOwnCamp } from '../../tools/dev/own-camp'

/** The given `test`, for what is true of the camp that the project comes with; in a fork it runs nothing. */
export const forOwnCamp = <Run>(
  test: (title: string, run: Run) => void,
): ((title: string, run: Run) => void) => (isOwnCamp ? test : () => {})
