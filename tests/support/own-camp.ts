import { camp } from '../../src/camp'

/** Returns `test` for the project's own camp; in a fork, returns a no-op, which skips the test. */
export const forOwnCamp = <Run>(
  test: (title: string, run: Run) => void,
): ((title: string, run: Run) => void) => (camp.siteName === 'Tern Cove Camp' ? test : () => {})
