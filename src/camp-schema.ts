/**
 * The shape of `camp.ts`: its types, the help that editors show, and what the build checks. A `hint` completes the
 * message "give …". A text that matches one of the `mistakes` is wrong, too: the first match replaces the hint.
 * `tools/camp/camp-rules.ts` checks what a schema cannot express. The app imports only the types.
 */
import { Type } from 'typebox'
import { tokens } from './styles/tokens'
import { timeZone } from './time-zone'

type Mistake = [pattern: RegExp, advice: string]

/** Colours of events; `styles/tokens.ts` has their light and dark shades. */
export const eventPalette = ['sky', 'violet', 'teal', 'grey', 'sand'] as const

// `<!--` followed by `<script>` would keep the page's script from ending.
const lineOfText = String.raw`^(?!.*<!--)\S(?:.*\S)?$`

const text = Type.String({
  pattern: lineOfText,
  hint: 'a line of text without <!-- or spaces at either end',
})

const textOrNone = Type.String({
  pattern: String.raw`^(?!.*<!--)(?:\S(?:.*\S)?)?$`,
  hint: "a line of text, or '' for none",
})

const path = Type.String({
  pattern: String.raw`^\S(?:.*\S)?$`,
  mistakes: [[/^https?:/i, 'download the file, and write its path']],
  hint: 'the path of a file',
})

const hostName = String.raw`(?:[\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]+`

/** Two addresses in a row, or one pasted twice; not one in the path or query of another, such as an archive's. */
const twoAddresses: Mistake[] = [
  /^https?:\/\/.*[^=?&/#%](?<!%[\da-f]{2})https?:\/\//i,
  /^(https?:\/\/[^/?#]+)\/(?:.*\/)?\1(?:[/?#]|$)/i,
].map((pattern) => [pattern, 'give one address'])

const addressMistakes: Mistake[] = [
  [/^\[.*\]\(.*\)$/, 'write only the address, which is between ( and )'],
  [/^<\w[^>]*\shref=/i, 'write only the address, which is after href='],
  [/^<\w[^>]*\ssrc=/i, 'write only the address, which is after src='],
  [/^<.*>$/, 'delete the < and > around it'],
  [/^(?:https?:\/*){2}/i, 'write https:// once'],
  ...twoAddresses,
  [/…/, 'write the whole address, without …'],
  [/^https?:\S*\s\S/i, 'write it without spaces, or with %20 for each'],
]

export const addressSchema = Type.String({
  format: 'url',
  pattern: String.raw`^https://${hostName}(?::\d+)?(?:[/?#][^\s<\p{Cf}]*)?$`,
  mistakes: [
    ...addressMistakes,
    [/^https:\/\/[^/?#]*@/, 'leave out the name and password before the @'],
    [/^https?(?!:\/\/[^/])[:;./\\]+\w/i, 'write https, a colon and two slashes: https://'],
    [/^\w*[A-Z]\w*:\/\//, 'write https:// in small letters'],
    [
      new RegExp(String.raw`^https://(?!${hostName}(?:[/?#:]|$))[^<]`, 'u'),
      'correct the name of the site after https://, such as camp.example',
    ],
  ],
  hint: 'an address that begins with https://, such as https://camp.example/',
})

const eventColour = Type.Enum([...eventPalette])

const colour = Type.String({
  pattern: `^(?:#[0-9a-fA-F]{6}|${Object.keys(tokens).join('|')})$`,
  hint: 'a colour such as #0a6585, or the name of one in src/styles/tokens.ts',
})

const link = Type.Object({
  name: text,
  url: addressSchema,
})

/**
 * The country codes of one and two digits; all others have three.
 * https://www.itu.int/dms_pub/itu-t/opb/sp/T-SP-E.164D-2016-PDF-E.pdf
 */
const countryCode = String.raw`(?=([17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3}))\1`

/** Where a 0 can follow the country code: Italy, Norway, San Marino, parts of Africa, Tajikistan. */
const keepsZero = '39|47|378|22[5-79]|24[12]|992'

const isBritish = timeZone === 'Europe/London'
const isIrish = timeZone === 'Europe/Dublin'

/** Returns a pattern for numbers of digits, between which anything else may be. */
const oneOf = (numbers: string) => `(?:${numbers.replace(/\d/g, String.raw`$&\D*`).replaceAll(' ', '|')})`

/**
 * The British areas that have some numbers of 9 digits without the 0; in all others, numbers have 10.
 * https://github.com/google/libphonenumber lists their blocks.
 */
const shortAreas = oneOf(
  '1204 1208 1254 1276 1297 1298 1363 1364 1384 1386 1404 1420 1460 1461 1480 1488 1524 1527 1562 1566 ' +
    '1606 1629 1635 1647 1659 1695 16977 1726 1744 1750 1768 1827 1837 1884 1900 1905 1935 1946 1949 1963 1995',
)

/**
 * The start of a British number. Without the 0, mobile numbers have 10 digits, and so have those that begin with 2, 3 or
 * 9; those that begin with 1 have 9 in some areas, some that begin with 5 or 8 have 9, and 0800 1111 and 0845 4647 have 7.
 * https://www.ofcom.org.uk/phones-and-broadband/phone-numbers/numbering-policy/the-national-telephone-numbering-plan
 */
const british = String.raw`^(?:(?:\+|00)\D*4\D*4(?:\D*\(0\)|(?!\D*\(0\)))${isBritish ? String.raw`|\D*0(?!\D*0)` : ''})`

/** The start of an Irish number. Without the 0, those that begin with 8, such as mobile numbers, have 9 digits. */
const irish = String.raw`^(?:(?:\+|00)\D*3\D*5\D*3(?:\D*\(0\))?${isIrish ? String.raw`|\D*0(?!\D*0)` : ''})`

/** Short numbers have up to 4 digits, or begin with 116 or 118. */
const withoutStart = /^(?!\D*1\D*1\D*[68](?:\D*\d){3}\D*$)[^\d+]*[1-9](?:\D*\d){4}/

/** Nines, but not three, 999 or 112 after zeros, the numbers of other countries, and a slip of the finger. */
const notEmergency = new RegExp(
  String.raw`^\D*(?:(?!${oneOf('999')}$)(?:9\D*)+|(?:0\D*)+${oneOf('999 112')}|${oneOf('911 000 110 122')})$`,
)

const between = String.raw`[\p{Zs}().\p{Pd}\u2212]`

const telephone = Type.Object({
  /** Who answers. */
  name: text,
  number: Type.String({
    pattern: String.raw`^\+?${between}*\d(?:${between}*\d){2}(?:\d|${between})*$`,
    mistakes: [
      [/(?![0-9])\p{Nd}/u, 'type its digits again, as 0 to 9'],
      [/(?:ext\w*|x|#)\W*\d{1,5}$/i, 'put the extension into the name'],
      [/^[^+\d]+\+/, 'begin with the +'],
      [/^[^+\d]+0\D*0/, 'begin with the 00, without brackets'],
      // https://www.itu.int/rec/T-REC-E.164 allows 15 digits.
      [
        /[/,;&|]|.\+|\b(?:or|and)\b|^(?!\D*00)(?:\D*\d){16}|^(?:\D*\d){18}/i,
        'give one number, with spaces between its digits, and add a line for a second one',
      ],
      [/^\P{L}*[oO][oO\P{L}]*$/u, 'write the digit 0 in place of the letter O'],
      [/\p{L}/u, 'write only the number, in digits'],
      [/^\+\D*0/, 'leave out the zeros after the +'],
      // The app leaves out the 0 of +44 (0)1632, which is dialled only within the country.
      [
        new RegExp(String.raw`^(?:\+|00)\D*(?!${keepsZero})${countryCode}\D*(?:\(0\)\D*)?0(?!(?<=\(0)\))`),
        'leave out the 0 after the country code',
      ],
      [
        new RegExp(String.raw`^(?:\+|00)\D*(?:${keepsZero})\D*\(0\)`),
        'write the 0 without brackets, because it is dialled from abroad, too',
      ],
      [/^(?:\+|00)(?:\D*\d){1,3}\D*(?:112|999)\D*$/, 'leave out the country code'],
      [isBritish ? notEmergency : /(?!)/, 'write 999 or 112'],
      [
        /^(?:\+|00)\D*1(?:\D*\d){0,9}\D*$/,
        'correct it: after +1, the code of North America, ten digits follow',
      ],
      [isBritish ? withoutStart : /(?!)/, 'begin with 0, or with + and the country code'],
      [
        isBritish ? /^\D*0\D*[46]/ : /(?!)/,
        'begin with + and the country code, or correct it: no British number begins with 04 or 06',
      ],
      [new RegExp(String.raw`${british}(?:\D*\d){11}`), 'correct it: it has a digit too many'],
      [
        new RegExp(
          String.raw`${british}\D*(?:(?!${shortAreas})[12379](?:\D*\d){0,8}|[15](?:\D*\d){0,7}|8(?:(?:\D*\d){7}|(?:\D*\d){0,5}))\D*$|${irish}\D*8(?:\D*\d){0,7}\D*$`,
        ),
        'correct it: at least one digit is missing',
      ],
    ],
    hint: 'a telephone number in quotes, such as +44 1632 960100',
  }),
})

const degreesMistakes: Mistake[] = [
  [/[NSEW°º]/i, 'write decimal degrees such as 50.6408, without quotes, and with - for south and west'],
  [/[\u2010-\u2015\u2212]/, 'write it without quotes, with a hyphen (-) as the minus sign'],
  [/\.\d+[\s,;]+-?\d/, 'write one of the two numbers, without quotes'],
]

// The Mercator projection of web maps ends at about 85°.
const latitude = Type.Number({
  minimum: -85,
  maximum: 85,
  mistakes: degreesMistakes,
  hint: 'degrees from -85 to 85 such as 50.6408, without quotes',
})
const longitude = Type.Number({
  minimum: -180,
  maximum: 180,
  mistakes: degreesMistakes,
  hint: 'degrees from -180 to 180 such as -1.9437, without quotes',
})

const position = Type.Object({
  /** Degrees north (WGS 84), from -85 to 85. */
  latitude,
  /** Degrees east (WGS 84), from -180 to 180; west is negative. */
  longitude,
})

const camp = Type.Object({
  siteName: text,
  placeName: text,
  bayName: text,
  email: Type.String({
    pattern: String.raw`^[\w+'-]+(?:\.[\w+'-]+)*@[\w-]+(?:\.[\w-]+)+$`,
    mistakes: [[/^[^@]*@[^@\s,;/&|]*[\s,;/&|][^@]*@/, 'give one address; write others in help.lines']],
    hint: 'an e-mail address such as hello@camp.example',
  }),
  links: Type.Object({ weather: link, tides: link, bible: link, organisation: link, social: link }),
  credits: Type.Array(link, { maxItems: 12 }),
  position,
  /** Info hides the section if address, telephones and lines are all empty. */
  help: Type.Object({
    address: textOrNone,
    telephones: Type.Array(telephone, { maxItems: 12, uniqueItems: true }),
    lines: Type.Array(text, { maxItems: 6 }),
  }),
  map: Type.Object({
    latitude,
    longitude,
    /** windy.com's zoom level, from 3 (a continent) to 11 (a town). */
    zoom: Type.Integer({
      minimum: 3,
      maximum: 11,
      hint: 'a whole number from 3 (a continent) to 11 (a town)',
    }),
  }),
  /** Keyed by the event's exact name in `calendar.json`. */
  eventColours: Type.Record(text, eventColour),
  otherEventColour: eventColour,
})

const manifest = Type.Object({
  /** Up to 12 characters. */
  shortName: Type.String({
    pattern: lineOfText,
    maxLength: 12,
    hint: 'a name of up to 12 characters, because home screens cut off longer ones',
  }),
  description: text,
  themeColour: colour,
  backgroundColour: colour,
  iconColour: colour,
})

// Environment variables can override these settings; `tools/settings.ts` checks the result.
const dataSource = Type.Object({
  /**
   * A public raw-file host (not github.com, which serves pages), a CDN in front of one, or your own domain: `https:`, or
   * `http:` on this machine.
   */
  host: Type.String({ hint: 'an address in quotes' }),
  owner: Type.String({ hint: "a name in quotes, or '' for none" }),
  repository: Type.String({ hint: "a name in quotes, or '' for none" }),
})

/** Predictions from the tide gauge nearest to the camp (docs/tides.md). They need no key, and no network. */
const tideGauge = Type.Object({
  from: Type.Literal('gauge'),
  /** A gauge's id; `npm run tides -- find` lists those around the camp. By default, the nearest usable one. */
  station: Type.Optional(text),
  /**
   * The path of a tide table with at least two weeks of official times for this very place, from any year. It corrects
   * the gauge's tides. It is never published; keep it out of a public repository.
   */
  known: Type.Optional(path),
})

/** Whether to compare the tides with a nearby tide gauge; `false` switches that off. */
const witness = Type.Optional(
  Type.Boolean({ hint: 'false, to accept tides that differ from the gauge nearby' }),
)

/** A tide table that you may publish: a CSV file with the columns date, time at the camp, High or Low, metres. */
const tideTable = Type.Object({
  from: Type.Literal('table'),
  /** The CSV file's path relative to the project's folder, such as `tides.csv`. */
  file: path,
  witness,
})

/** The ADMIRALTY UK Tidal API. The key is the environment variable `ADMIRALTY_KEY`, never a setting here. */
const admiralty = Type.Object({
  from: Type.Literal('admiralty'),
  /** The station's id in the API's list: four digits, sometimes with a letter. */
  station: Type.String({
    pattern: String.raw`^\d{4}[A-Z]?$`,
    hint: "a station id of four digits in quotes, such as '0037'",
  }),
  /** True once you hold a written licence from the UK Hydrographic Office to republish the station's times. */
  permission: Type.Boolean({ hint: 'true, once you hold the written licence, or false' }),
  witness,
})

/** An empty tide table, for a camp without tides. */
const noTides = Type.Object({ from: Type.Literal('none') })

const sheet = Type.String({
  // Defined in `tools/camp/check-camp.ts`.
  format: 'sheet',
  mistakes: addressMistakes,
  hint: 'the path of a CSV file, or its URL, which begins with https://',
})
const day = Type.String({ format: 'date', hint: 'a real date such as 2026-08-22' })

const sources = Type.Object({
  /** Open-Meteo.com's forecast for `camp.position`. Needs no key; for non-commercial use only. */
  weather: Type.Optional(
    Type.Object({
      from: Type.Literal('open-meteo'),
      /** A place on the water near the camp, for the sea's temperature and waves. By default, `camp.position`. */
      sea: Type.Optional(position),
    }),
  ),
  /** A nearby tide gauge (`gauge`), your own tide table (`table`), the ADMIRALTY UK Tidal API (`admiralty`), or `none`. */
  tides: Type.Optional(Type.Union([tideGauge, tideTable, admiralty, noTides])),
  /** Water levels between the tides of a table or ADMIRALTY, every half hour. A gauge needs no file for its levels. */
  levels: Type.Optional(
    Type.Object({
      /** Path of a file of a station's harmonic constants, from https://github.com/openwatersio/tide-database */
      constants: path,
    }),
  ),
  /** Sheets saved or published as CSV: `https:` URLs, or paths relative to the project's folder (docs/sheets.md). */
  calendar: Type.Optional(
    Type.Object({
      from: Type.Literal('csv'),
      /** Columns: name, start, end. */
      events: sheet,
      /** Columns: text, from, until, kind, link. */
      notices: Type.Optional(sheet),
      /** By default, the calendar runs from the first to the last day of the events. */
      season: Type.Optional(Type.Object({ startDate: day, endDate: day })),
    }),
  ),
  locations: Type.Optional(
    Type.Object({
      from: Type.Literal('csv'),
      /** Columns: name, latitude, longitude, type, place id. */
      places: sheet,
    }),
  ),
})

/** One schema for each export of `camp.ts`. */
export const campSchemas = { camp, manifest, dataSource, sources }

export type Camp = Type.Static<typeof camp>
export type Manifest = Type.Static<typeof manifest>
export type DataSource = Type.Static<typeof dataSource>
export type Sources = Type.Static<typeof sources>
