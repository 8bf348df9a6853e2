/** Builds `dist/` from `src/`, `sw/` and `public/`. The same input gives the same bytes, except for a demo's data. */
import { cp, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { readMovedTo } from './tools/camp/app-address'
import { withCampLines } from './tools/camp/camp-lines'
import { exampleNotes, linkNotes, positionNotes } from './tools/camp/camp-rules'
import { checkCamp } from './tools/camp/check-camp'
import { flags } from './tools/command/options'
import { runTool } from './tools/command/run-tool'
import { gaugeCredit } from './tools/data/read/gauge-credit'
import { UsageError } from './tools/fail'
import { writeSampleFiles } from './tools/sample/sample-camp'
import { projectFolder } from './tools/files'
import { buildPage } from './tools/page/page'
import { isLeftover, writeFolder } from './tools/replace'
import { readDataSource, readSettings, sampleSettings, showsSample, type Settings } from './tools/settings'
import { checkLinks } from './tools/site/check-links'
import { compressFiles } from './tools/site/compress'
import { writeHostFiles } from './tools/site/host-files'
import { writeJsonSchemas } from './tools/site/json-schemas'
import { writeLicenses } from './tools/site/licenses'
import { buildMovedSite } from './tools/site/moved-site'
import { hasOwnPictures, picturesFolder } from './tools/site/picture-stamp'
import { buildServiceWorker } from './tools/site/service-worker'
import { buildWebManifest } from './tools/site/web-manifest'
import { workflowCommands } from './tools/workflow-commands'
import * as campFile from './src/camp'

interface BuildOptions {
  /** For `npm run dev`. */
  devScript?: string | undefined
  /** Whether to publish the camp's pictures; by default, if they show this camp. */
  withPictures?: boolean
}

/** Builds the app into a folder. Replaces the old content only when the build is complete. Throws a UsageError. */
export const build = async (
  settings: Settings,
  outputFolder: string,
  { devScript, withPictures }: BuildOptions = {},
): Promise<void> => {
  checkCamp(campFile)
  const credit = await gaugeCredit(campFile.camp, campFile.sources, process.env)
  const page = await buildPage({ ...settings, tideCredit: credit?.link }, devScript)
  await writeFolder(outputFolder, async (folder) => {
    const ownPictures = withPictures ?? (await hasOwnPictures())
    await cp(path.join(projectFolder, 'public'), folder, {
      recursive: true,
      filter: (source) => (ownPictures || source !== picturesFolder) && !isLeftover(path.basename(source)),
    })
    await writeFile(path.join(folder, 'index.html'), page.html)
    const webManifest = buildWebManifest(settings.basePath, ownPictures)
    await writeFile(path.join(folder, 'manifest.webmanifest'), webManifest)
    checkLinks(page.html, webManifest, settings.basePath, folder)
    await writeHostFiles(settings, page.policy, folder)
    // `npm run dev` skips the rest: offline use, licences, schemas for editors, compressed files for hosts.
    if (devScript !== undefined) return
    await buildServiceWorker(settings, folder)
    await writeLicenses(page.metafile, folder, credit ? [`Tides\n\n${credit.notice}`] : [])
    await writeJsonSchemas(folder)
    await compressFiles(folder)
  })
}

const settingNotes = (settings: Settings): string[] => [
  ...positionNotes(campFile.camp),
  ...linkNotes(campFile.camp),
  ...(showsSample(settings) ? [] : exampleNotes(campFile.camp, settings.dataUrl)),
]

/** Returns notes to read before publishing the build, one line each. */
export const buildNotes = async (settings: Settings, isDemo = false): Promise<string[]> => {
  const notes = settingNotes(settings)
  if (isDemo) notes.push("this build shows today's sample camp; rebuild it every day")
  else if (showsSample(settings))
    notes.push(
      'this build has no data; make your own in the folder data before you publish it (README.md says how)',
    )
  else notes.push(`this build shows the data at ${settings.dataUrl}`)
  if (!(await hasOwnPictures()))
    notes.push(
      'public/pictures: left out, because they show another camp or other screens; take your own with npm run pictures',
    )
  return notes
}

if (path.basename(process.argv[1] ?? '') === 'build.ts') {
  const usage = `usage: npm run build -- [--demo] [--plan]

--demo  build today's sample camp
--plan  print where the app's data would come from, and which settings look wrong; build nothing
--help  print this text

BASE_PATH, BUILD_ID, DATA_HOST, DATA_OWNER, DATA_REPO and MOVED_TO are read from the environment;
docs/hosting.md explains them.`
  const readOptions = flags({ demo: { type: 'boolean' }, plan: { type: 'boolean' } })
  await runTool(usage, readOptions, async ({ demo = false, plan = false }) => {
    // Checked even for a demo: with only an owner or only a repository, any build fails.
    checkCamp(campFile)
    readDataSource(process.env)
    const movedTo = readMovedTo(process.env)
    if (demo && movedTo !== undefined)
      throw new UsageError('--demo and MOVED_TO cannot be combined; use one of them')
    const settings = (demo || movedTo !== undefined ? sampleSettings : readSettings)(process.env)
    const dist = path.join(projectFolder, 'dist')
    if (plan) {
      // For deploy.yml: says what a build would show, without building it.
      const notes = await withCampLines(settingNotes(settings))
      for (const line of [...notes, ...workflowCommands(notes, 'warning')]) console.error(line)
      return { lines: [movedTo ?? (showsSample(settings) ? 'sample' : settings.dataUrl)], exitCode: 0 }
    }
    if (movedTo !== undefined) {
      await buildMovedSite(movedTo, settings, dist)
      return { lines: [`this build retires the app; its page links to ${movedTo}`], exitCode: 0 }
    }
    await build(settings, dist)
    if (demo) await writeSampleFiles(dist, Date.now())
    return { lines: await buildNotes(settings, demo), exitCode: 0 }
  })
}
