import { computed, signal } from '@preact/signals-react'
import { home, tabs } from '../tabs'

interface Navigation {
  /** Path below the base path, with a leading slash but no trailing one: `/weather`. */
  path: string
  /** The scroll position at which the visitor left this history entry; undefined unless they return to it. */
  scrollY: number | undefined
}

export const href = (path: string): string => BASE_PATH + path.slice(1)

/** Returns the current path. Redirects `/` to the first screen; strips extra slashes and `.html` from the URL. */
const readPath = (): string => {
  const { pathname, search, hash } = location
  const names = pathname
    .slice(BASE_PATH.length)
    .replace(/(index)?\.html$/, '')
    .split('/')
  const path = `/${names.filter(Boolean).join('/')}`
  const canonical = path === '/' ? home.path : path
  if (href(canonical) !== pathname) history.replaceState(history.state, '', href(canonical) + search + hash)
  return canonical
}

/** Kept in the history entry, so that it survives a reload. */
interface EntryState {
  entry: number
  /** Each entry's scroll position when the visitor left it. */
  scrollPositions: (number | undefined)[]
}

const isReturn = history.state !== null
const state: EntryState = { entry: 0, scrollPositions: [], ...history.state }

/** The navigation that loaded the page. After a reload or Back, `scrollY` is 0: the browser restores the position. */
export const firstNavigation: Navigation = { path: readPath(), scrollY: isReturn ? 0 : undefined }
export const navigation = signal(firstNavigation)

/** Returns whether the visitor returns to a position, after a reload or Back; does not subscribe. */
export const isReturning = (): boolean => navigation.peek().scrollY !== undefined

export const openPath = computed(() => navigation.value.path)

const keepState = () => history.replaceState(state, '')

/** Records the scroll position, which the app restores: the browser would do so before the screen has rendered. */
const leave = () => {
  state.scrollPositions[state.entry] = scrollY
  history.scrollRestoration = 'manual'
}

/** Opens one of the app's URLs, at the top. The current URL is a navigation too, but adds no history entry. */
export const navigate = (url: string): void => {
  if (url !== location.href) {
    leave()
    state.entry++
    history.pushState(state, '', url)
  }
  scrollTo(0, 0)
  navigation.value = { path: readPath(), scrollY: undefined }
}

/** Returns the clicked link if the app should open it without loading a page. */
const linkOf = (event: MouseEvent): HTMLAnchorElement | undefined => {
  const link = (event.target as Element).closest('a')
  const isOurs =
    link &&
    !event.defaultPrevented &&
    event.button === 0 &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
    !link.target &&
    !link.hasAttribute('download') &&
    link.origin === location.origin &&
    tabs.some(({ path }) => href(path) === link.pathname) &&
    !link.hash
  return isOurs ? link : undefined
}

export const startRouting = (): void => {
  keepState()
  document.addEventListener('click', (event) => {
    const link = linkOf(event)
    if (!link) return
    event.preventDefault()
    navigate(link.href)
  })
  addEventListener('popstate', (event) => {
    leave()
    // An entry without state is new: the visitor has added `#` and a name to the URL.
    state.entry = event.state?.entry ?? state.entry + 1
    if (!event.state) state.scrollPositions.length = state.entry
    keepState()
    navigation.value = { path: readPath(), scrollY: state.scrollPositions[state.entry] }
  })
  // After a reload, or Back from another site, the browser restores the position, not the app.
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
  })
}
