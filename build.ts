/** The build: from `src/` and `public/` to `dist/`, the same bytes for the same input. Read from top to bottom. */
import { createHash } from 'node:crypto'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build as esbuild } from 'esbuild'
import { minify } from 'terser'
import { browsers, bundleOptions, preactAliases, projectFolder } from './build/bundle'
import { checkCamp } from './build/check-camp'
import { compressFiles } from './build/compress'
import { runCommand } from './build/fail'
import { writeHostFiles } from './build/host-files'
import { writeJsonSchemas } from './build/json-schemas'
import { buildManifest } from './build/manifest'
import { hasOwnPictures } from './build/picture-list'
import { readSettings, type Settings } from './build/settings'
import { buildShell } from './build/shell'
import { chooseShortNames, shortNamesPlugin, type ShortNames } from './build/short-names'
import { buildStyles } from './build/styles'
import { readTokens } from './build/tokens'
import { buildWorker } from './build/worker'
import { camp, dataSource, manifest } from './src/camp'
import { radarFrameUrl } from './src/lib/links'

const fromProject = (...parts: string[]) => path.join(projectFolder, ...parts)

/**
 * The page's two scripts, minified: the one of its head, and the app's. What both need stands in the first alone,
 * as variables of the page.
 */
const bundleScripts = async (
  settings: Settings,
  names: ShortNames,
): Promise<[firstPaint: string, app: string]> => {
  const options = bundleOptions(settings)
  const { outputFiles } = await esbuild({
    ...options,
    plugins: [...options.plugins!, shortNamesPlugin(names)],
    entryPoints: ['first-paint.ts', 'main.tsx'].map((file) => fromProject('src', file)),
    outdir: fromProject('dist'),
    inject: [],
    minifySyntax: true,
    format: 'esm',
    splitting: true,
    target: browsers,
    alias: preactAliases,
  })
  /** A script without its imports and exports, which are variables of the same name. */
  const scriptOf = (name: string) =>
    outputFiles!
      .find((file) => path.basename(file.path).startsWith(name))!
      .text.replace(/^(?:import|export) \{([^}]*)\}(?: from ".*")?;$/gm, (line, list: string) => {
        if (list.includes(' as ')) throw new Error(`build.ts: not the same name everywhere: ${line}`)
        return ''
      })
  // Another minifier, because it finds 600 bytes (brotli) that esbuild leaves.
  const firstPaint = `${scriptOf('chunk-')};(()=>{${scriptOf('first-paint')}})()`
  const { code } = await minify(`${firstPaint};debugger;(()=>{${scriptOf('main')}})()`, {
    ecma: 2020,
    toplevel: true,
    compress: {
      passes: 3,
      // More of it makes the code shorter, and the compressed code longer.
      inline: 1,
      pure_getters: true,
      unsafe: true,
      unsafe_arrows: true,
      unsafe_methods: true,
      drop_debugger: false,
    },
    // Preact's own properties have names like `__k`, which one letter can stand for.
    mangle: { properties: { regex: /^__.?$/ } },
  })
  const [head, app, ...rest] = nameClasses(code!)
    .split('debugger;')
    .map((text) => text.trim())
  if (!app || rest.length) throw new Error('build.ts: the two scripts cannot be told apart')
  return [escapeScript(head!), escapeScript(app)]
}

/** Gives JSX's `className` the attribute's own name, and takes out what translates it when an element is made. */
const nameClasses = (code: string): string => {
  const parts = code.split(/\w=\w\.replace\(\/sName\$\/,"s"\),/)
  if (parts.length !== 2) throw new Error('build.ts: Preact does not translate className as it did')
  return parts.join('').replace(/(?<=[{,])className:/g, 'class:')
}

const escapeScript = (text: string) => text.replaceAll('</script', String.raw`<\/script`)

const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The data host, unless the data are on the app's own origin. */
const dataOrigin = ({ dataUrl }: Settings): string | undefined =>
  dataUrl.startsWith('/') ? undefined : new URL(dataUrl).origin

/** What the page may load and run: itself, its data and the map; nothing else. */
const contentPolicy = (style: string, scripts: string[], settings: Settings): string =>
  [
    `default-src 'none'`,
    `script-src ${scripts.map(hashSource).join(' ')}`,
    `style-src ${hashSource(style)}`,
    `img-src 'self'`,
    `connect-src ${[`'self'`, dataOrigin(settings)].join(' ').trim()}`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `frame-src ${new URL(radarFrameUrl(camp.map)).origin}`,
    `base-uri 'none'`,
    `form-action 'none'`,
  ].join(';')

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/**
 * The one page that holds the whole app, so that a deploy is atomic and no page can miss a part of itself; and the
 * policy that it carries.
 */
const assemblePage = async (
  settings: Settings,
  extraScripts: string[],
): Promise<{ page: string; policy: string }> => {
  const template = await readFile(fromProject('src/index.html'), 'utf8')
  const names = await chooseShortNames()
  const [style, shell, [firstPaint, app]] = await Promise.all([
    buildStyles(names),
    buildShell(settings, names),
    bundleScripts(settings, names),
  ])
  const policy = contentPolicy(style, [firstPaint, app, ...extraScripts], settings)
  const dataHost = dataOrigin(settings)
  const slots: Record<string, string> = {
    // The connection is made while the page still arrives.
    'data-host': dataHost ? `<link rel="preconnect" href="${dataHost}" crossorigin>` : '',
    policy: `<meta http-equiv="content-security-policy" content="${policy}">`,
    title: escapeHtml(camp.siteName),
    'short-name': escapeHtml(manifest.shortName),
    description: escapeHtml(manifest.description),
    base: settings.basePath,
    shell,
    style: `<style>${style}</style>`,
    'first-paint': `<script>${firstPaint}</script>`,
    app: [app, ...extraScripts].map((script) => `<script>${script}</script>`).join(''),
  }
  return { page: template.replace(/<!--([\w-]+)-->/g, (slot, name: string) => slots[name] ?? slot), policy }
}

/** Writes the app into a folder, from a clean state. `extraScripts` run after the app's own. Throws a UsageError. */
export const build = async (
  settings: Settings,
  outputFolder: string,
  extraScripts: string[] = [],
): Promise<void> => {
  checkCamp({ camp, manifest, dataSource }, await readTokens())
  const { page, policy } = await assemblePage(settings, extraScripts)
  await rm(outputFolder, { recursive: true, force: true })
  await mkdir(outputFolder, { recursive: true })
  const ownPictures = await hasOwnPictures()
  await cp(fromProject('public'), outputFolder, {
    recursive: true,
    filter: (source) => ownPictures || source !== fromProject('public/pictures'),
  })
  await writeFile(path.join(outputFolder, 'index.html'), page)
  await writeFile(path.join(outputFolder, 'manifest.webmanifest'), await buildManifest(settings.basePath))
  await writeHostFiles(settings, policy, outputFolder)
  await buildWorker(settings, outputFolder)
  await writeJsonSchemas(outputFolder)
  await compressFiles(outputFolder)
}

/** What a build's owner should know before it goes on the web, a line each. */
export const buildNotes = async (settings: Settings): Promise<string[]> => [
  ...(settings.dataUrl.startsWith('/')
    ? ['This build has no data source: name owner and repository in src/camp.ts before it goes on the web']
    : []),
  ...((await hasOwnPictures())
    ? []
    : [
        'The pictures in public/pictures are of another camp and were left out: npm run pictures takes them anew',
      ]),
]

if (path.basename(process.argv[1] ?? '') === 'build.ts') {
  await runCommand(async () => {
    const settings = readSettings(process.env)
    await build(settings, fromProject('dist'))
    for (const note of await buildNotes(settings)) console.log(note)
  })
}
