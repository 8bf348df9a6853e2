/**
 * A camp that has nothing in common with the one in `src/camp.ts`. `npm run size` measures the page of this camp, so that
 * a fork's page has the same size; tests build the app for it.
 */
import type { Camp, DataSource, Manifest, Sources } from '../../src/camp-schema'

export const camp: Camp = {
  siteName: 'Gwersyll Llanddwyn <Môn> & "Ynys"',
  placeName: 'Niwbwrch',
  bayName: 'Malltraeth',
  email: 'post+gwersyll@llanddwyn.test',
  links: {
    weather: { name: 'Tywydd', url: 'https://tywydd.test/?lle=niwbwrch&iaith=cy' },
    tides: { name: 'Llanw', url: 'https://llanw.test/' },
    bible: { name: 'Beibl', url: 'https://beibl.test/' },
    organisation: { name: 'Yr Urdd', url: 'https://urdd.test/' },
    social: { name: 'Ffrindiau', url: 'https://ffrindiau.test/' },
  },
  credits: [
    { name: 'Llanw: Porthladd Caernarfon', url: 'https://porthladd.test/' },
    { name: 'Tywydd OpenMeteo', url: 'https://arall.test/trwydded' },
  ],
  position: { latitude: 53.1611, longitude: -4.3608 },
  help: {
    address: 'Llanddwyn, Niwbwrch',
    telephones: [{ name: 'Argyfwng', number: '112' }],
    lines: ['Man ymgynnull: ger y bwthyn'],
  },
  map: { latitude: 53.1372, longitude: -4.4142, zoom: 10 },
  eventColours: { Eisteddfod: 'violet', 'Wythnos 1': 'sand' },
  otherEventColour: 'teal',
}

export const manifest: Manifest = {
  shortName: '"Ynys"',
  description: 'Tywydd, llanw a chalendr "Ynys".',
  themeColour: '#123456',
  backgroundColour: 'card',
  iconColour: 'teal',
}

export const dataSource: DataSource = {
  host: 'https://data.llanddwyn.test',
  owner: 'gwersyll',
  repository: 'ynys',
}

export const sources: Sources = {
  weather: { from: 'open-meteo' },
  tides: { from: 'table', file: 'llanw/abermenai.csv' },
  levels: { constants: 'llanw/caernarfon.json' },
}
