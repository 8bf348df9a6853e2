/** Puts the page together. It holds the whole app, so that a deploy is atomic: no page can miss a part of itself. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Metafile } from 'esbuild'
import { camp, manifest } from '../../src/camp'
import { radarFrameUrl } from '../../src/lib/links'
import { UsageError } from '../fail'
import { projectFolder } from '../files'
import type { Settings } from '../settings'
import { bundleScripts } from './scripts'
import { buildShell } from './shell'
import { buildStyles } from './styles'

export interface Page {
  html: string
  /** The security policy that the page carries, for hosts that send it as a header too. */
  policy: string
  /** The sources of the page's scripts, by esbuild. */
  metafile: Metafile
}

/** For `npm run dev`: the scripts stay readable and have source maps, and these are put after the app's own. */
export interface Development {
  extraScripts: string[]
}

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

const inlineScript = (text: string): string => {
  // esbuild writes it as <\/script in strings.
  if (/<\/script/i.test(text))
    throw new Error('tools/page/page.ts: a script holds </script, which would end it')
  return `<script>${text}</script>`
}

/** A template with its slots, such as `<!--title-->`, filled. Throws a UsageError for one that has no filling. */
export const fillSlots = (template: string, fillings: Record<string, string>): string =>
  template.replace(/<!--([\w-]+)-->/g, (slot, name: string) => {
    const filling = fillings[name]
    if (filling === undefined) {
      throw new UsageError(
        `src/index.html: nothing fills the slot ${slot}; name one of ${Object.keys(fillings).join(', ')}`,
      )
    }
    return filling
  })

/** Builds the page. Throws a UsageError. */
export const buildPage = async (settings: Settings, development?: Development): Promise<Page> => {
  const [template, style, shell, { head, app, metafile }] = await Promise.all([
    readFile(path.join(projectFolder, 'src/index.html'), 'utf8'),
    buildStyles(),
    buildShell(settings),
    bundleScripts(settings, development !== undefined),
  ])
  const lastScripts = [app, ...(development?.extraScripts ?? [])]
  const policy = contentPolicy(style, [head, ...lastScripts], settings)
  const dataHost = dataOrigin(settings)
  const html = fillSlots(template, {
    // The connection is made while the page still arrives.
    'data-host': dataHost ? `<link rel="preconnect" href="${dataHost}" crossorigin>` : '',
    policy: `<meta http-equiv="content-security-policy" content="${policy}">`,
    version: escapeHtml(settings.buildId.slice(0, 7)),
    title: escapeHtml(camp.siteName),
    'short-name': escapeHtml(manifest.shortName),
    description: escapeHtml(manifest.description),
    base: settings.basePath,
    shell,
    style: `<style>${style}</style>`,
    head: inlineScript(head),
    app: lastScripts.map(inlineScript).join(''),
  })
  return { html, policy, metafile }
}
