import { valueAt } from './paths'
import { shorten } from './violations'
import type { Finding } from './warnings'

/** Shows numbers such as 1e999, which JSON.parse reads as Infinity, as they are written in a file's text. */
export const showHugeNumbers = (errors: Finding[], file: unknown, text: string): Finding[] => {
  const isHuge = ({ path }: Finding) => Math.abs(valueAt(file, path) as number) === Infinity
  if (!errors.some(isHuge)) return errors
  const written: unknown = JSON.parse(text.replace(/"(?:[^"\\]+|\\.)*"|-?\d[\d.eE+-]*/g, quoteHugeNumber))
  return errors.map((error) =>
    isHuge(error) ? { ...error, value: shorten(String(valueAt(written, error.path))) } : error,
  )
}

function quoteHugeNumber(token: string): string {
  return token.startsWith('"') || Number.isFinite(Number(token)) ? token : `"${token}"`
}
