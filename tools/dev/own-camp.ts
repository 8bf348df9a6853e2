import { camp } from '../../src/camp'

/** False in a fork, whose settings are another camp's. */
export const isOwnCamp = camp.siteName === 'Tern Cove Camp'
