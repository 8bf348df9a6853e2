/** The WHO's words for an index: https://www.who.int/news-room/questions-and-answers/item/radiation-the-ultraviolet-(uv)-index */
const uvWords: [from: number, word: string][] = [
  [11, 'extreme'],
  [8, 'very high'],
  [6, 'high'],
  [3, 'moderate'],
]

/** `UV 7, high`: a UV index for which sun protection is needed; undefined for a lower one. */
export const uvText = (index = 0): string | undefined => {
  const uv = Math.round(index)
  const word = uvWords.find(([from]) => uv >= from)?.[1]
  return word && `UV ${uv}, ${word}`
}
