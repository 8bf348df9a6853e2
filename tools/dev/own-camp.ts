import { camp } from '../../src/camp'

/** Whether the settings are the project's own; a fork has another camp's. */
export const isOwnCamp = camp.siteName === 'Tern Cove Camp'
