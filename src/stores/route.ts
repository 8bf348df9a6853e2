import { signal } from '@preact/signals-react'
import { home } from '../tabs'

/** A navigation to a screen of the app. */
export interface Navigation {
  /** Path below the base path, with a leading and without a trailing slash: `/weather`. */
  path: string
  /** Where the page was scrolled to when the visitor left it; undefined on a screen that is newly opened. */
  scrollY: number | undefined
}

/** The address of a path of the app. */
export const href = (path: string): string => BASE_PATH + path.slice(1)

/**
 * The address's path below the base path. Replaces `/` by the first screen's address, and drops superfluous slashes and
 * the names of the page's files (`/weather.html`), which hosts serve too.
 */
const readPath = (): string => {
  const { pathname, search, hash } = location
  const path =
    '/' +
    pathname
      .slice(BASE_PATH.length)
      .replace(/(index)?\.html$/, '')
      .replace(/^\/+|\/+$/g, '')
  const canonical = path === '/' ? home.path : path
  if (href(canonical) !== pathname) history.replaceState(history.state, '', href(canonical) + search + hash)
  return canonical
}

/** The state of a history entry, which outlasts a reload. */
interface EntryState {
  /** Number of the entry among those of the app. */
  entry: number
  /** Where each entry was scrolled to when the visitor left it for another one. */
  scrollPositions: (number | undefined)[]
}

const isReturn = history.state !== null
const state: EntryState = { entry: 0, scrollPositions: [], ...history.state }

/**
 * The navigation that the page was loaded for. After a reload or a return, the browser itself restores the scroll
 * position.
 */
export const firstNavigation: Navigation = { path: readPath(), scrollY: isReturn ? 0 : undefined }
/** The latest navigation: what the app shows. */
export const navigation = signal(firstNavigation)

const keepState = () => history.replaceState(state, '')

/**
 * Keeps the scroll position of the entry that the visitor leaves. The browser's own restoration is switched off, since it
 * would come before the screen is rendered.
 */
const leave = () => {
  state.scrollPositions[state.entry] = scrollY
  history.scrollRestoration = 'manual'
}

/** Opens an address of the app; the one that is open already gets no second entry in the history. */
export const navigate = (url: string): void => {
  if (url !== location.href) {
    leave()
    state.entry++
    // A new entry removes those after it from the history.
    state.scrollPositions.length = state.entry
    history.pushState(state, '', url)
  }
  scrollTo(0, 0)
  navigation.value = { path: readPath(), scrollY: undefined }
}

/** The link that a click asks the app itself to follow; everything else is left to the browser. */
const linkOf = (event: MouseEvent, paths: string[]): HTMLAnchorElement | undefined => {
  const link = (event.target as Element).closest('a')
  const isOurs =
    link &&
    !event.defaultPrevented &&
    event.button === 0 &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
    !link.target &&
    !link.hasAttribute('download') &&
    link.origin === location.origin &&
    paths.some((path) => href(path) === link.pathname) &&
    !link.hash
  return isOurs ? link : undefined
}

/** Handles clicks on links to the screens, whose paths are given, and Back and Forward. */
export const startRouting = (paths: string[]): void => {
  keepState()
  document.addEventListener('click', (event) => {
    const link = linkOf(event, paths)
    if (!link) return
    event.preventDefault()
    navigate(link.href)
  })
  addEventListener('popstate', (event) => {
    leave()
    state.entry = event.state?.entry ?? 0
    keepState()
    navigation.value = { path: readPath(), scrollY: state.scrollPositions[state.entry] }
  })
  // After a reload the browser restores the scroll position, which it does better.
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
  })
}
