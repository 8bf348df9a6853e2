/** What can go wrong around the app. The run of the end-to-end tests ends with a table of these and what became of them. */

const network = [
  'offline',
  'the name of the data host does not resolve',
  'the answer may not be read (CORS)',
  'the connection is cut',
  'the connection is cut half-way',
  'redirected to the file',
  'redirected to nothing, or without an end',
  'the data host never answers',
  'the answer stalls after its head',
  'the answer stalls half-way',
  'status 204',
  'status 206',
  'status 304',
  'status 404',
  'status 429',
  'status 500',
  "a captive portal's page",
  'JSON that is cut short',
  'null',
  'the right JSON under any content type',
  'a body over 1 MB',
  'a body without an end',
  'two refreshes at once',
  'a request that the phone slept through',
  'errors while the app is open in front',
  'an older answer after a newer one',
] as const

const data = [
  'a missing key or a wrong type',
  'an unknown kind of place or tide',
  'a bad or impossible date or instant',
  'extra keys, also __proto__',
  'lists that are empty',
  'days, hours and tides unsorted or doubled',
  'an event or a calendar that ends before it starts',
  'a calendar of a million days',
  'markup, right-to-left text, 10,000 characters',
  'hostile coordinates and place ids',
  'a year of data',
  'a gap in the tide table',
  'coordinates that are none',
] as const

const page = [
  'a translator has replaced every text node',
  'the script does not run',
  'installed while open in a tab',
  'a double tap on what closes',
  'text at twice its size, and a narrow screen',
] as const

const storage = [
  'access throws',
  'reading throws',
  'writing throws',
  'full',
  'corrupt, foreign or of an older shape',
  "other apps' keys and caches",
  'copies lost, worker there',
  'copies there, worker lost',
  "the worker's cache lost",
  'two tabs',
  'another camp on the same origin',
] as const

const worker = [
  'a bad answer for the page during install',
  'a redirection during install',
  'a cut-off page during install',
  'sw.js gone',
  'a web page in the place of sw.js',
  'a syntax error in sw.js',
  'a deploy while the app is open',
  'two tabs, two builds',
  'the Cache API is full',
  'launched offline',
  'launched in a network that never answers',
  'open for days',
  "a path that is not the app's",
] as const

const time = [
  'a phone in another zone',
  'the clocks go forward',
  'the clocks go back',
  'midnight while open',
  'new year while open',
  'a clock that is wrong by an hour',
  'a clock that is wrong by a day',
  'a clock that is wrong by a year',
  'a clock that jumps back while open',
  'a chosen day that leaves the data',
  'data that end in the past',
] as const

const attack = [
  'scripts, inline or loaded, and eval',
  'markup that fetches, frames, sends or restyles',
  'a connection to another host',
  'addresses with javascript:',
  'framing, sniffing, device permissions',
  'the map frame reaching out',
] as const

export type Fault =
  | `network: ${(typeof network)[number]}`
  | `data: ${(typeof data)[number]}`
  | `page: ${(typeof page)[number]}`
  | `storage: ${(typeof storage)[number]}`
  | `worker: ${(typeof worker)[number]}`
  | `time: ${(typeof time)[number]}`
  | `attack: ${(typeof attack)[number]}`

const areas: Record<string, readonly string[]> = { network, data, page, storage, worker, time, attack }

/** Every fault, by its name in the table. */
export const faults: string[] = Object.entries(areas).flatMap(([area, names]) =>
  names.map((name) => `${area}: ${name}`),
)

const mark = 'handled fault: '

/** Says, as a test's last step, that the app did what it must under some faults. */
export const handled = (...names: Fault[]): void => {
  for (const name of names) console.log(mark + name)
}

/** The faults that a test file's output says were handled. */
export const handledIn = (output: string): string[] =>
  output
    .split('\n')
    .filter((line) => line.includes(mark))
    .map((line) => line.slice(line.indexOf(mark) + mark.length).trim())
