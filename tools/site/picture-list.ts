/** The pictures of the running app that the manifest and the README show. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { camp } from '../../src/camp'
import type { ScreenName } from '../../src/tabs'
import { projectFolder } from '../files'

export interface Picture {
  file: string
  screen: ScreenName
  widthPixels: number
  heightPixels: number
  /** Device pixels a pixel. */
  scale: number
  form: 'narrow' | 'wide'
  label: string
  scheme: 'light' | 'dark'
}

const narrow = (screen: ScreenName, label: string, scheme: Picture['scheme'] = 'light'): Picture => ({
  file: `${screen}.png`,
  screen,
  widthPixels: 360,
  heightPixels: 740,
  scale: 2,
  form: 'narrow',
  label,
  scheme,
})

export const pictures: Picture[] = [
  narrow('weather', 'The weather by day and by hour'),
  narrow('tides', 'The next tide, and the tides of the day'),
  narrow('locations', 'Useful places around the camp', 'dark'),
  narrow('calendar', 'What is on, day by day'),
  narrow('info', 'Links, colour scheme and contact', 'dark'),
  {
    file: 'wide.png',
    screen: 'weather',
    widthPixels: 1280,
    heightPixels: 800,
    scale: 1,
    form: 'wide',
    label: 'The weather on a large screen',
    scheme: 'light',
  },
]

export const picturesFolder = path.join(projectFolder, 'public/pictures')

/** The file beside the pictures that says which camp's they are, and of which list. */
export const pictureStampFile = 'camp.sha256'

/** A hash of the list, and of the camp's settings, because a picture may show any of them. */
export const pictureStamp =
  createHash('sha256')
    .update(JSON.stringify([camp, pictures]))
    .digest('hex') + '\n'

/** False when the pictures are of another camp or another list, until `npm run pictures` has taken them anew. */
export const hasOwnPictures = async (): Promise<boolean> => {
  const stamp = path.join(picturesFolder, pictureStampFile)
  return (await readFile(stamp, 'utf8').catch(() => '')) === pictureStamp
}
