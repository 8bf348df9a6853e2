/** An address with the punctuation of the sentence from which it was copied: a ) without its (, for example. */
const endsInPunctuation = /[.,;!?'"’”]$|^[^(]*\)$/

/** What is unusual about an address; undefined if nothing is. */
export const linkFault = (url: string): string | undefined =>
  endsInPunctuation.test(url) ? 'ends in punctuation, which is hardly ever part of an address' : undefined
