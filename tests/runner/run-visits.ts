/** Runs end-to-end tests with Playwright's runner. */
import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { JSONReport } from 'playwright/types/testReporter'
import { cacheFolder } from './bundle'
import type { Counts } from './run-files'

export async function runVisits(sources: string[]): Promise<Counts[]> {
  if (!sources.length) return []
  const report = path.join(cacheFolder, 'e2e.json')
  // Playwright takes regular expressions.
  const filters = sources.map((source) => source.replaceAll('.', String.raw`\.`))
  const { status } = spawnSync(
    'npm',
    ['run', '--silent', 'test:e2e', '--', ...filters, '--reporter=list,json'],
    {
      stdio: 'inherit',
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    },
  )
  const { stats } = JSON.parse(await readFile(report, 'utf8')) as JSONReport
  const { expected, flaky, unexpected, skipped } = stats
  // An error outside a test, as in a fixture of a worker, fails the run without failing a test.
  return [{ passed: expected + flaky, failed: status ? Math.max(unexpected, 1) : unexpected, skipped }]
}
