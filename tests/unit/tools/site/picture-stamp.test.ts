import { assert, test } from '#test'
import { camp } from '../../../../src/camp'
import { pictures } from '../../../../tools/site/picture-list'
import { hasOwnPictures, pictureStamp, stampFile } from '../../../../tools/site/picture-stamp'
import { newFolder } from '../../../support/folder'

test("pictures: a stamp detects another camp's, or another list", async () => {
  assert.not(await hasOwnPictures(newFolder()))
  const folder = newFolder({ [stampFile]: pictureStamp() })
  assert.ok(await hasOwnPictures(folder))
  const { otherEventColour } = camp
  camp.otherEventColour = otherEventColour === 'teal' ? 'sand' : 'teal'
  const isOwn = await hasOwnPictures(folder)
  camp.otherEventColour = otherEventColour
  assert.not(isOwn)
  const last = pictures.pop()!
  const isWhole = await hasOwnPictures(folder)
  pictures.push(last)
  assert.not(isWhole)
})
