/** A camp that has nothing in common with the project's own, and a fork of the project for it. */
import { cp, mkdtemp, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { projectFolder } from '../../tools/files'
import type { Camp, DataSource, Manifest, Sources } from '../../src/camp-schema'

export const otherCamp: Camp = {
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
    { name: 'Tywydd gan Arall', url: 'https://arall.test/trwydded' },
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

export const otherManifest: Manifest = {
  shortName: 'Llanddwyn',
  description: 'Tywydd, llanw a chalendr y gwersyll.',
  themeColour: '#123456',
  backgroundColour: 'card',
  iconColour: 'teal',
}

export const otherDataSource: DataSource = {
  host: 'https://data.llanddwyn.test',
  owner: 'gwersyll',
  repository: 'ynys',
}

export const otherSources: Sources = {
  weather: { from: 'open-meteo' },
  tides: { from: 'table', file: 'llanw/abermenai.csv' },
  levels: { constants: 'llanw/caernarfon.json' },
}

const copied = ['build.ts', 'package.json', 'tsconfig.json', 'tools', 'public', 'src', 'sw']

/** Copies the files that the build needs into a new folder outside the project; returns the folder. */
export const copyProject = async (): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'strandline-fork-'))
  for (const name of copied)
    await cp(path.join(projectFolder, name), path.join(folder, name), { recursive: true })
  await symlink(path.join(projectFolder, 'node_modules'), path.join(folder, 'node_modules'))
  return folder
}
