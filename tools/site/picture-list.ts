/** The pictures of the running app that the manifest and the README show. */
import { tabsByName, type ScreenName } from '../../src/tabs'

interface Picture {
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

/** Labels of the pictures; the default is the screen's title. */
const labels: Partial<Record<ScreenName, string>> = {
  weather: 'The weather by day and by hour',
  tides: "The next tide and the day's tides",
  locations: 'Useful places around the camp',
  calendar: 'What is on, day by day',
  info: 'Address, telephone numbers and links',
}

const darkScreens: ScreenName[] = ['locations', 'info']

const narrow = (screen: ScreenName): Picture => ({
  file: `${screen}.png`,
  screen,
  widthPixels: 360,
  heightPixels: 740,
  scale: 2,
  form: 'narrow',
  label: labels[screen] ?? tabsByName[screen].title,
  scheme: darkScreens.includes(screen) ? 'dark' : 'light',
})

export const pictures: Picture[] = [
  ...(Object.keys(tabsByName) as ScreenName[]).map(narrow),
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
