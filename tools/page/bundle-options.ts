/** esbuild options that the app's bundles and the tests' share, so that the tests run what ships. */
import path from 'node:path'
import type { BuildOptions, Plugin } from 'esbuild'
import { projectFolder } from '../files'
import type { Settings } from '../settings'
import { compileParsers } from './compile-parsers'

/** The oldest browsers that the app supports. */
export const browsers = ['chrome100', 'safari15.4', 'firefox100']

/** Preact replaces React, and also the shim for the store hook that signals use. */
export const preactAliases = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'use-sync-external-store/shim/index.js': 'preact/compat',
}

/** Resolves `strandline:parsers` to the parsers that are compiled from the schemas. */
export const parsersPlugin: Plugin = {
  name: 'compiled-parsers',
  setup(build) {
    build.onResolve({ filter: /^strandline:parsers$/ }, () => ({
      path: 'parsers',
      namespace: 'compiled-parsers',
    }))
    build.onLoad({ filter: /.*/, namespace: 'compiled-parsers' }, () => ({
      contents: compileParsers(),
      loader: 'ts',
      resolveDir: path.join(projectFolder, 'src'),
    }))
  },
}

/** Resolves the camp's settings to another module than `src/camp.ts`. */
const campPlugin = (campFile: string): Plugin => ({
  name: 'camp',
  setup(build) {
    build.onResolve({ filter: /\/camp$/ }, () => ({ path: path.join(projectFolder, campFile) }))
  },
})

/** Returns the options that every bundle of `src/` shares. */
export const bundleOptions = (settings: Settings): BuildOptions => ({
  absWorkingDir: projectFolder,
  bundle: true,
  write: false,
  legalComments: 'none',
  logLevel: 'silent',
  plugins: [parsersPlugin, ...(settings.campFile ? [campPlugin(settings.campFile)] : [])],
  define: {
    'process.env.NODE_ENV': '"production"',
    BASE_PATH: JSON.stringify(settings.basePath),
    DATA_URL: JSON.stringify(settings.dataUrl),
    TIDE_CREDIT: JSON.stringify(settings.tideCredit) ?? 'undefined',
  },
})
