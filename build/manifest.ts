/** The web app manifest: what a phone needs to know to install the app. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { camp } from '../src/camp'
import { projectFolder } from './bundle'
import { pictures } from './picture-list'

/** The value of a light-theme token of `src/styles/tokens.css`. Throws when there is none. */
const readToken = async (name: string): Promise<string> => {
  const css = await readFile(path.join(projectFolder, 'src/styles/tokens.css'), 'utf8')
  const value = new RegExp(`--${name}: ([^;]+);`).exec(css)?.[1]
  if (!value) throw new Error(`src/styles/tokens.css: there is no token --${name}`)
  return value
}

const squareIcon = (file: string, sizePixels: number, purpose: string, basePath: string) => ({
  src: `${basePath}icons/${file}`,
  sizes: `${sizePixels}x${sizePixels}`,
  type: 'image/png',
  purpose,
})

/** The manifest's text. */
export const buildManifest = async (basePath: string): Promise<string> => {
  const paper = await readToken('paper')
  return JSON.stringify(
    {
      id: basePath,
      scope: basePath,
      start_url: `${basePath}weather`,
      name: camp.siteName,
      short_name: camp.shortName,
      description: camp.description,
      lang: 'en-GB',
      dir: 'ltr',
      display: 'standalone',
      theme_color: paper,
      background_color: paper,
      categories: ['travel', 'weather'],
      icons: [
        squareIcon('icon-192.png', 192, 'any', basePath),
        squareIcon('icon-512.png', 512, 'any', basePath),
        squareIcon('maskable-192.png', 192, 'maskable', basePath),
        squareIcon('maskable-512.png', 512, 'maskable', basePath),
        squareIcon('monochrome-512.png', 512, 'monochrome', basePath),
      ],
      shortcuts: ['Weather', 'Tides', 'Calendar'].map((name) => ({
        name,
        url: basePath + name.toLowerCase(),
        icons: [squareIcon(`shortcut-${name.toLowerCase()}.png`, 96, 'any', basePath)],
      })),
      screenshots: pictures.map(({ file, widthPixels, heightPixels, scale, form, label }) => ({
        src: `${basePath}pictures/${file}`,
        sizes: `${widthPixels * scale}x${heightPixels * scale}`,
        type: 'image/png',
        form_factor: form,
        label,
      })),
    },
    undefined,
    2,
  )
}
