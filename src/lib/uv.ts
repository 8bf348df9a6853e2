// The WHO's terms: https://www.who.int/news-room/questions-and-answers/item/radiation-the-ultraviolet-(uv)-index
/** Returns a text such as `UV 7, high`; undefined if rounded to less than 3, where no protection is needed. */
export const uvText = (index = 0): string | undefined => {
  const uv = Math.round(index)
  const word = uv > 10 ? 'extreme' : uv > 7 ? 'very high' : uv > 5 ? 'high' : 'moderate'
  return uv > 2 ? `UV ${uv}, ${word}` : undefined
}
