import { valueAt } from './paths'
import { shorten } from './violations'
import type { Finding } from './warnings'

/** Quotes numbers such as 1e999, which JSON.parse turns into Infinity, as the file's text writes them. */
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
