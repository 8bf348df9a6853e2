import { camp } from '../../src/camp'

/** False in a fork for another camp, whose settings are its own. */
const isOwnCamp = camp.siteName === 'Tern Cove Camp'

/** The given `test`, for what holds of the camp that the project comes with; in a fork it runs nothing. */
export const forOwnCamp = <Run>(
  test: (title: string, run: Run) => void,
): ((title: string, run: Run) => void) => (isOwnCamp ? test : () => {})
