/** `npm run icons`: draws every icon of the installed app into `public/icons/`, in the camp's colour. */
import * as campFile from '../../src/camp'
import { withBrowser } from '../browser'
import { checkCamp } from '../camp/check-camp'
import { flags } from '../command/options'
import { runTool } from '../command/run-tool'
import { colourValue } from '../page/colours'
import { readProjectFile } from '../files'
import { replaceFiles } from '../replace'
import { artFile, drawIcons } from './draw-icons'

await runTool('usage: npm run icons', flags({}), async () => {
  checkCamp(campFile)
  const art = await readProjectFile(artFile)
  const colour = colourValue(campFile.manifest.iconColour)
  const icons = await withBrowser((browser) => drawIcons(browser, colour, art))
  // Writes only after all icons are drawn, so that a failure leaves the old ones unchanged.
  await replaceFiles('public/icons', icons)
  console.log(`wrote ${icons.size} icons to public/icons`)
})
