import { camp } from '../../src/camp'

/** False in a fork for another camp, of whose settings the specification says nothing. */
const isOwnCamp = camp.siteName === 'Tern Cove Camp'

type Test = (title: string, run: () => Promise<void> | void) => void

/** The given `test`, for what holds of the camp that the project comes with; in a fork it runs nothing. */
export const forOwnCamp = (test: Test): Test => (isOwnCamp ? test : () => {})
