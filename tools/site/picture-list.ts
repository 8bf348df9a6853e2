/** The pictures of the running app that the manifest and the README show. */
import type { ScreenName } from '../../src/tabs'

export interface Picture {
  file: string
  screen: ScreenName
  widthPixels: number
  heightPixels: number
  /** Device pixels per CSS pixel. */
  scale: number
  form: 'narrow' | 'wide'
  label: string
  scheme: 'light' | 'dark'
}

const narrow = (screen: ScreenName, label: string, scheme: Picture['scheme'] = 'light'): Picture => ({
  file: `${screen}.png`,
  screen,
  widthPixels: 360,
  heightPixels: 740,
  scale: 2,
  form: 'narrow',
  label,
  scheme,
})

export const pictures: Picture[] = [
  narrow('weather', 'The weather by day and by hour'),
  narrow('tides', 'The next tide, and the tides of the day'),
  narrow('locations', 'Useful places around the camp', 'dark'),
  narrow('calendar', 'What is on, day by day'),
  narrow('info', 'Links, colour scheme and contact', 'dark'),
  {
    file: 'wide.png',
    screen: 'weather',
    widthPixels: 1280,
    heightPixels: 800,
    scale: 1,
    form: 'wide',
    label: 'The weather on a large screen',
    scheme: 'light',
  },
]
