/** Checks the paths and addresses of sheets in `src/camp.ts`. */
import { quoted } from '../faults/describe-value'
import { readWebUrl } from '../web-url'

/** Whether a text can be the path or the URL of a CSV file: the format `sheet` of `src/camp-schema.ts`. */
export function isSheet(text: string): boolean {
  // A scheme has two letters or more; `C:` is a drive.
  if (!/^[a-z][a-z\d+.-]+:/i.test(text)) return /^\S(?:.*\S)?$/.test(text)
  return readWebUrl(text) !== undefined
}

/** Returns what is wrong with an address and what to do about it; undefined if nothing is. */
export function addressProblem(address: string): string | undefined {
  const shown = quoted(address).slice(1, -1)
  if (/^(?:www\.|\w+\.google\.com\/)/.test(address))
    return `has no https:// (${shown}); write it at its start`
  const how = csvAddress(address)
  return how && `opens a page, not the sheet as CSV (${shown}); ${how}`
}

/** Says how to get the address of the CSV file that a page shows; undefined if the address is not a page's. */
function csvAddress(address: string): string | undefined {
  if (/^https:\/\/(?:docs|drive)\.google\.com\//.test(address) && !/[=:][ct]sv\b/.test(address))
    return 'choose File → Share → Publish to web, the tab and .csv, and copy the link that appears'
  const found = filePages.find(([page]) => page.test(address))
  if (found) return `write ${address.replace(...found)}`
  return /^https:\/\/(?:github|gitlab)\.com\/(?!.*\/raw\/)/.test(address)
    ? 'open the file there, choose Raw, and copy the address that appears'
    : undefined
}

/** The addresses of pages that show a file, and the file's own address. */
const filePages: [page: RegExp, file: string][] = [
  [
    /^https:\/\/github\.com\/([^/]+\/[^/]+)\/(?:blob|edit|blame)\/([^?#]+).*$/,
    'https://raw.githubusercontent.com/$1/$2',
  ],
  [/^(https:\/\/gitlab\.com\/.+\/-)\/(?:blob|edit|blame)\/([^?#]+).*$/, '$1/raw/$2'],
  [/^(https:\/\/www\.dropbox\.com\/.*)\bdl=0\b/, '$1dl=1'],
  [/^(https:\/\/www\.dropbox\.com\/[^?]*)$/, '$1?dl=1'],
]
