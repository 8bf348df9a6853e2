/** A stamp stored next to the pictures, from which a build detects that they show another camp. */
import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { camp } from '../../src/camp'
import { projectFolder } from '../files'
import { pictures } from './picture-list'

export const picturesFolder = path.join(projectFolder, 'public/pictures')

export const stampFile = 'camp.sha256'

/** Returns the stamp for pictures taken now: a hash of their list and of the camp's settings, which they may show. */
export const pictureStamp = (): string => `${hash('sha256', JSON.stringify([camp, pictures]))}\n`

/** Returns whether the pictures in a folder show this camp and its screens. */
export const hasOwnPictures = async (folder = picturesFolder): Promise<boolean> =>
  (await readFile(path.join(folder, stampFile), 'utf8').catch(() => '')) === pictureStamp()
