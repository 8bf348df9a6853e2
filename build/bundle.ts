/** How esbuild turns the sources into what runs: shared by the app and the tests, so that tests try what ships. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import type { BuildOptions, Plugin } from 'esbuild'
import { compileChecks } from './compile-checks'
import type { Settings } from './settings'
import { trimPlugin } from './trim'

/** The folder of `package.json`, also for a bundle of this module that runs from a cache below it. */
export const projectFolder = (() => {
  let folder = import.meta.dirname
  while (!existsSync(path.join(folder, 'package.json'))) folder = path.dirname(folder)
  return folder
})()

/** The oldest browsers that the app supports. */
export const browsers = ['chrome100', 'safari15.4', 'firefox100']

/** Preact in the place of React; signals' store hook needs no shim beside it. */
export const preactAliases = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'use-sync-external-store/shim/index.js': 'preact/compat',
}

const checksPlugin: Plugin = {
  name: 'compiled-checks',
  setup(build) {
    build.onResolve({ filter: /^strandline:checks$/ }, () => ({
      path: 'checks',
      namespace: 'compiled-checks',
    }))
    build.onLoad({ filter: /.*/, namespace: 'compiled-checks' }, () => ({
      contents: compileChecks(),
      loader: 'ts',
      resolveDir: path.join(projectFolder, 'src'),
    }))
  },
}

/** Options that every bundle of `src/` shares. */
export const bundleOptions = (settings: Settings): BuildOptions => ({
  absWorkingDir: projectFolder,
  bundle: true,
  write: false,
  // `createElement` calls are smaller than the automatic runtime's, which would ship beside it.
  inject: [path.join(projectFolder, 'build/jsx.ts')],
  tsconfigRaw: {
    compilerOptions: {
      jsx: 'react',
      jsxFactory: 'createElement',
      jsxFragmentFactory: 'Fragment',
      verbatimModuleSyntax: true,
    },
  },
  legalComments: 'none',
  logLevel: 'silent',
  plugins: [checksPlugin, trimPlugin],
  define: {
    'process.env.NODE_ENV': '"production"',
    // Cuts the signals' hook to a debugger that no phone has.
    'window.__PREACT_SIGNALS_DEVTOOLS__': 'false',
    BASE_PATH: JSON.stringify(settings.basePath),
    DATA_URL: JSON.stringify(settings.dataUrl),
    VERSION: JSON.stringify(settings.buildId.slice(0, 7)),
  },
})
