/**
 * `node tools/run.mjs tests/dev/previous.ts COMMIT`: checks the update from the build of an earlier commit (default:
 * HEAD~1) to this build. The earlier build, which phones keep running for a while, must read this build's data files, and
 * this build must start with the copies that the earlier build stored. Not part of `npm test`, because a shallow clone
 * has no earlier commit.
 */
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser } from 'playwright'
import { projectFolder } from '../../tools/files'
import { runCommand } from '../../tools/command/run-tool'
import { UsageError } from '../../tools/fail'
import { filesOf } from '../support/app-tables'
import { cut } from '../support/data-host'
import { allLoaded, allScreensShow, openScreen } from '../support/page'
import type { Site } from '../support/hosts'
import { answerAll, complaints, openApp, openPhone, publish, withSite } from '../support/site'
import { exampleFile } from '../support/schema-values'
import { buildId, versionOf } from '../support/shown'
import { until } from '../support/until'
import { untilCached } from '../support/worker'

const git = (...words: string[]): string =>
  execFileSync('git', words, { cwd: projectFolder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

/** Checks out a commit into a folder, with this commit's packages. Throws a UsageError for an unknown commit. */
const checkOut = async (commit: string, folder: string): Promise<void> => {
  try {
    git('worktree', 'add', '--detach', folder, commit)
  } catch {
    throw new UsageError(`unknown commit "${commit}"; use one from git log`)
  }
  await symlink(path.join(projectFolder, 'node_modules'), path.join(folder, 'node_modules'), 'junction')
}

/** Replaces the site's app with a build of the earlier commit. */
const deployPrevious = async (site: Site, folder: string): Promise<void> => {
  // This commit's, because an earlier one may load TypeScript with other packages.
  await cp(path.join(projectFolder, 'tools/run.mjs'), path.join(folder, 'tools/run.mjs'))
  execFileSync(process.execPath, ['tools/run.mjs', 'build.ts'], {
    cwd: folder,
    env: {
      ...process.env,
      DATA_HOST: site.data.url,
      DATA_OWNER: 'camp',
      DATA_REPO: 'site',
      BUILD_ID: 'previous',
    },
  })
  const served = site.ownFolder()
  await rm(served, { recursive: true })
  await cp(path.join(folder, 'dist'), served, { recursive: true })
}

const check = async (site: Site, browser: Browser, folder: string): Promise<void> => {
  await deployPrevious(site, folder)
  publish(
    site,
    filesOf((name) => exampleFile(name, 'with optional keys')),
  )
  const visited = await openPhone(browser, { keepsHttpCache: true })
  await openApp(visited, site)
  const { page, context, errors } = visited
  await allLoaded(page)
  assert.deepEqual(complaints(visited), [])
  console.log("the earlier build reads this build's files")

  await untilCached(page)
  await site.deploy()
  answerAll(site, cut)
  // The first start installs the new build, the second runs it.
  await until(async () => {
    const tab = await context.newPage()
    await tab.clock.install({ time: '2026-08-22T18:05:00Z' })
    await tab.goto(site.url)
    await openScreen(tab, 'Info')
    const version = await tab.getByText('Version: ').textContent()
    const isNew = version?.includes(versionOf(buildId)) ?? false
    if (isNew) await allScreensShow(tab, 'error', 5)
    await tab.close()
    return isNew
  }, 'the new build is in use')
  assert.deepEqual(errors, [])
  console.log('this build starts with the copies that the earlier build stored')
}

await runCommand(async () => {
  const [commit = 'HEAD~1'] = process.argv.slice(2)
  const folder = path.join(await mkdtemp(path.join(tmpdir(), 'strandline-previous-')), 'checkout')
  try {
    await checkOut(commit, folder)
    await withSite((site, browser) => check(site, browser, folder))
  } finally {
    await rm(path.dirname(folder), { recursive: true, force: true })
    git('worktree', 'prune')
  }
})
