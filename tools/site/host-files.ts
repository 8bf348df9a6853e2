/** What hosts need beside the page: copies of it for deep links, and headers, for static hosts and for nginx. */
import { copyFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { tabs } from '../../src/tabs'
import type { Settings } from '../settings'

/** Hosts serve `/weather` from `weather.html`, and unknown paths from `404.html`. */
const pageNames = [...tabs.map(({ path }) => path.slice(1)), '404']

/** Browser features that nothing in the page may use. */
const unusedFeatures = ['camera', 'geolocation', 'microphone', 'payment', 'usb']

/** No other site may show the app in a frame. Only a header can say so; the page has the rest of the policy. */
const framing = "frame-ancestors 'none'"

/** Security headers besides the policy. */
const securityHeaders = {
  'Permissions-Policy': unusedFeatures.map((name) => `${name}=()`).join(', '),
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
}

/** The text of `_nginx.conf`, a copy of which `nginx.conf` includes: the security headers. */
const nginxHeaders = Object.entries({ 'Content-Security-Policy': framing, ...securityHeaders })
  .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
  .join('')

/** Writes the host files beside the page in `outputFolder`. */
export async function writeHostFiles(
  settings: Settings,
  policy: string,
  outputFolder: string,
): Promise<void> {
  await writeFile(path.join(outputFolder, '_headers'), headers(settings.basePath, policy))
  await writeFile(path.join(outputFolder, '_nginx.conf'), nginxHeaders)
  const page = path.join(outputFolder, 'index.html')
  await Promise.all(pageNames.map((name) => copyFile(page, path.join(outputFolder, `${name}.html`))))
}

/**
 * Returns the text of `_headers` (Netlify, Cloudflare Pages). It sets the security headers, and makes browsers
 * revalidate the pages, the worker and the manifest, and cache images for a day.
 */
function headers(basePath: string, policy: string): string {
  const revalidated = ['', 'index.html', 'sw.js', 'manifest.webmanifest']
    .concat(pageNames.flatMap((name) => [name, `${name}.html`]))
    .map((file) => `${basePath}${file}\n  Cache-Control: no-cache\n`)
  const cached = ['icons/*', 'pictures/*'].map(
    (files) => `${basePath}${files}\n  Cache-Control: public, max-age=86400\n`,
  )
  return [
    `${basePath}*`,
    `  Content-Security-Policy: ${policy};${framing}`,
    ...Object.entries(securityHeaders).map(([name, value]) => `  ${name}: ${value}`),
    '',
    ...revalidated,
    ...cached,
  ].join('\n')
}
