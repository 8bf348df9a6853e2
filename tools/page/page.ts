/** Assembles the page. It contains the whole app, so that a deploy is atomic: no page mixes files of two builds. */
import { hash } from 'node:crypto'
import type { Metafile } from 'esbuild'
import { radarFrameUrl } from '../../src/lib/links'
import { UsageError } from '../fail'
import { readProjectFile } from '../files'
import { importBundle } from '../import-bundle.mjs'
import type { Settings } from '../settings'
import { bundleOptions } from './bundle-options'
import { bundleScripts } from './scripts'
import { buildStyles } from './styles'

interface Page {
  html: string
  /** The page's security policy, for hosts that also send it as a header. */
  policy: string
  /** esbuild's metadata: the sources in the page's scripts. */
  metafile: Metafile
}

/**
 * Builds the page. With a `devScript`, as for `npm run dev`, its scripts are readable, with source maps, and that one follows
 * them. Rejects with a UsageError for a mistake in `src/styles/`, or an unknown slot in `src/index.html`.
 */
export async function buildPage(settings: Settings, devScript?: string): Promise<Page> {
  const [template, project, style, { module: shell }, { head, app, metafile }] = await Promise.all([
    readProjectFile('src/index.html'),
    readProjectFile('package.json'),
    buildStyles(),
    // With the camp that the settings name.
    importBundle<typeof import('./shell-markup')>('tools/page/shell-markup.tsx', bundleOptions(settings)),
    bundleScripts(settings, devScript !== undefined),
  ])
  const { version } = JSON.parse(project)
  const { shellMarkup, camp, manifest } = shell
  const lastScripts = devScript === undefined ? [app] : [app, devScript]
  const policy = contentPolicy(style, [head, ...lastScripts], radarFrameUrl(camp.map), settings)
  const dataHost = dataOrigin(settings)
  const html = fillSlots(template, {
    // Connects to the data host while the rest of the page is still loading.
    'data-host': dataHost ? `<link rel="preconnect" href="${dataHost}" crossorigin>` : '',
    policy: `<meta http-equiv="content-security-policy" content="${policy}">`,
    version: escapeHtml(`${version} (${settings.buildId.slice(0, 7)})`),
    title: escapeHtml(camp.siteName),
    'short-name': escapeHtml(manifest.shortName),
    description: escapeHtml(manifest.description),
    base: settings.basePath,
    shell: shellMarkup(settings.basePath),
    style: `<style>${style}</style>`,
    head: inlineScript(head),
    app: lastScripts.map(inlineScript).join(''),
  })
  return { html, policy, metafile }
}

/** Fills the slots of a template, such as `<!--title-->`. Throws a UsageError for an unknown slot. */
export function fillSlots(template: string, fillings: Record<string, string>): string {
  return template.replace(/<!--([\w-]+)-->/g, (slot, name: string) => {
    const filling = fillings[name]
    if (filling === undefined) {
      const names = Object.keys(fillings).join(', ')
      throw new UsageError(`src/index.html: unknown slot ${slot}; use one of ${names}`)
    }
    return filling
  })
}

/** Returns the page's security policy: the page may load and run only itself, its data and the map. */
function contentPolicy(style: string, scripts: string[], frameUrl: string, settings: Settings): string {
  return [
    `default-src 'none'`,
    `script-src ${scripts.map(hashSource).join(' ')}`,
    `style-src ${hashSource(style)}`,
    `img-src 'self'`,
    `connect-src ${[`'self'`, dataOrigin(settings)].join(' ').trim()}`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `frame-src ${new URL(frameUrl).origin}`,
    `base-uri 'none'`,
    `form-action 'none'`,
  ].join(';')
}

/** Returns the source expression that allows a script or style in a security policy. */
export function hashSource(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`
}

/** Returns the data host's origin; undefined if the data is on the app's own origin. */
function dataOrigin({ dataUrl }: Settings): string | undefined {
  return dataUrl.startsWith('/') ? undefined : new URL(dataUrl).origin
}

/** Escapes text for elements and for double-quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

function inlineScript(text: string): string {
  // esbuild and SWC write <\/script in string literals, so an unescaped </script comes from elsewhere.
  if (/<\/script/i.test(text))
    throw new Error('tools/page/page.ts: </script inside a script, which would end it')
  return `<script>${text}</script>`
}
