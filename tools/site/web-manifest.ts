import { camp, manifest } from '../../src/camp'
import { home, tabsByName, type ScreenName } from '../../src/tabs'
import { pictures } from './picture-list'
import { colourValue } from '../page/colours'

const squareIcon = (file: string, sizePixels: number, purpose: string, basePath: string) => ({
  src: `${basePath}icons/${file}`,
  sizes: `${sizePixels}x${sizePixels}`,
  type: 'image/png',
  purpose,
})

/** The screens in the menu that appears on a long press of the app's icon. */
export const shortcutScreens: ScreenName[] = ['weather', 'tides', 'calendar']

/** Returns the text of the web app manifest, from which phones install the app. */
export const buildWebManifest = (basePath: string, withPictures: boolean): string => {
  const shown = withPictures ? pictures : []
  return JSON.stringify(
    {
      id: basePath,
      scope: basePath,
      start_url: basePath + home.path.slice(1),
      name: camp.siteName,
      short_name: manifest.shortName,
      description: manifest.description,
      lang: 'en-GB',
      dir: 'ltr',
      display: 'standalone',
      theme_color: colourValue(manifest.themeColour),
      background_color: colourValue(manifest.backgroundColour),
      // The title bar and launch screen in dark mode: https://github.com/w3c/manifest/pull/1207
      color_scheme_dark: {
        theme_color: colourValue(manifest.themeColour, 'dark'),
        background_color: colourValue(manifest.backgroundColour, 'dark'),
      },
      categories: ['travel', 'weather'],
      icons: [
        squareIcon('icon-192.png', 192, 'any', basePath),
        squareIcon('icon-512.png', 512, 'any', basePath),
        squareIcon('maskable-192.png', 192, 'maskable', basePath),
        squareIcon('maskable-512.png', 512, 'maskable', basePath),
        squareIcon('monochrome-512.png', 512, 'monochrome', basePath),
      ],
      shortcuts: shortcutScreens.map((screen) => ({
        name: tabsByName[screen].title,
        url: basePath + tabsByName[screen].path.slice(1),
        icons: [squareIcon(`shortcut-${screen}.png`, 96, 'any', basePath)],
      })),
      screenshots: shown.map(({ file, widthPixels, heightPixels, scale, form, label }) => ({
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
