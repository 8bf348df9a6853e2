/** Playwright's settings for the end-to-end tests; `npm run test:e2e -- --ui` and its other options work as usual. */
import { defineConfig } from 'playwright/test'
import './support/without-github'

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'results',
  snapshotPathTemplate: '{testDir}/screens/{arg}{ext}',
  workers: '100%',
  timeout: 120_000,
  expect: { timeout: 15_000, toMatchAriaSnapshot: { children: 'deep-equal' } },
  retries: 1,
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  // The bundle of the build is plain JavaScript, which would take each worker three seconds to transpile.
  build: { external: ['**/.cache/bundle-*'] },
  projects: [{ name: 'chromium' }],
  use: { actionTimeout: 15_000, screenshot: 'only-on-failure', trace: 'on-first-retry' },
})
