import { camp } from '../../src/camp'

/** False in a fork, which has another camp's settings. */
export const isOwnCamp = camp.siteName === 'Tern Cove Camp'
