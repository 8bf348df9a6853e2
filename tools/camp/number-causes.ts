/** The reasons why a number or a date in `src/camp.ts` cannot be parsed. */
import { inDigits } from '../looks-like'
import type { Cause } from './parser-stop'

const pair = /\b(?!(?:latitude|longitude)\b)(\w+):\s*(-?\d+\.\d+),\s*(-?\d+\.\d+)[\s,}]*$/

/** A number with letters that look like digits, and is one with these: `50.64O8`. */
const lookalikes =
  /(?:^|[{,])\s*\w+:\s*(-?(?![oO0][\doOlI])(?=[\d.]*[oOlI])(?=[oOlI.]*\d)[\doOlI]+(?:\.[\doOlI]+)?)\s*(?:[,}]|$)/

const spacedNumber = {
  problem: 'a number that begins with 0 or has spaces',
  hint: 'put it between two quotes if it is a telephone number or an id; otherwise delete the 0 or the spaces',
}

export const numberCauses: Cause[] = [
  {
    before: /:\s*$/,
    found: /^[\u2010-\u2015\u2212]/,
    problem: 'a dash in place of a minus sign',
    hint: 'write a hyphen (-) as the minus sign',
  },
  {
    row: /\d\s*[°º]|:\s*-?\d[\d. ]*(?:[NSEW]|[Nn]orth|[Ss]outh|[Ee]ast|[Ww]est)\s*(?:[,}]|$)|(?:^|[{,])\s*\w+:\s*[NSEW]\s*\d/,
    problem: 'degrees with symbols or letters',
    hint: 'write decimal degrees, such as 50.6408, with - for south and west',
  },
  {
    row: pair,
    problem: 'two numbers without their names',
    hint: ({ row }) => {
      const [, name, latitude, longitude] = pair.exec(row) ?? []
      return `write { latitude: ${latitude}, longitude: ${longitude}${name === 'map' ? ', zoom: 8' : ''} }`
    },
  },
  { row: /:\s*[-+]?\d+,\d/, problem: 'a decimal comma', hint: 'write a decimal point, such as 50.6408' },
  { row: /:\s*--/, problem: 'two minus signs', hint: 'write one' },
  {
    row: lookalikes,
    problem: 'letters in place of digits',
    hint: ({ row }) => `write ${inDigits(lookalikes.exec(row)?.[1] ?? '')}`,
  },
  { before: /:\s*[-+]?0\d+$/, ...spacedNumber },
  {
    before: /\d\.\d*\s*$/,
    found: /^\.\d/,
    problem: 'a second decimal point',
    hint: 'write one, such as 50.6408',
  },
  {
    row: /:\s*\d{4}-\d\d-\d\d|:\s*\d+\/\d+\/\d+/,
    problem: 'a date without quotes',
    hint: "put it in quotes: '2026-08-22'",
  },
  { message: /octal/, ...spacedNumber },
  {
    row: /(?:^|[{,])\s*\w+:\s*-?(?:\d+\.\d* +\d+|\d+ +\.\d+)\s*[,}]/,
    problem: 'a space in a number',
    hint: 'delete it',
  },
  { row: /:\s*\+?\d+[ (/-]+\d/, ...spacedNumber },
  {
    before: /:\s*-?[\d.]+\s*$/,
    found: /^\p{L}+\s*(?!:|\p{L})/u,
    problem: 'a number with letters',
    hint: 'delete the letters, or put a text between two quotes',
  },
  {
    before: /:\s*-?[\d.]+\s*[-+*%]\s*$/,
    found: /^[,}]/,
    problem: 'a symbol after a number',
    hint: ({ before }) => (/-\s*$/.test(before) ? 'write it before the number' : 'delete it'),
  },
]
