/** The two ways in which a source can fail; their messages are for the person who runs `npm run make-data`. */

/** A source gave something that cannot be used: the command ends with 1. */
export class BadAnswer extends Error {}

/** A source could not be had: the command ends with 2. */
export class NoAnswer extends Error {}
