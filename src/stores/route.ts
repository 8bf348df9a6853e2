import { signal } from '@preact/signals-react'

/** What the address bar says, and how the visitor got there. */
export interface Visit {
  /** Path below the base path, with a leading and without a trailing slash: `/weather`. */
  path: string
  /** Where the page was scrolled to when the visitor left it; undefined on a screen that is newly opened. */
  scrollY: number | undefined
}

const home = '/weather'

/** The address of a path of the app. */
export const href = (path: string): string => BASE_PATH + path.slice(1)

/** The address's path below the base path; an address of `/` or with slashes too many is put right. */
const readPath = (): string => {
  const { pathname, search, hash } = location
  const path = '/' + pathname.slice(BASE_PATH.length).replace(/^\/+|\/+$/g, '')
  const canonical = path === '/' ? home : path
  if (href(canonical) !== pathname) history.replaceState(history.state, '', href(canonical) + search + hash)
  return canonical
}

/** The visit that the page was loaded for. */
export const landing: Visit = { path: readPath(), scrollY: undefined }
export const visit = signal(landing)

/** Number of the shown entry in the tab's history, kept in its state. */
let entry: number = history.state?.entry ?? 0
const scrollPositions = new Map<number, number>()

const arrive = (scrollY: number | undefined) => {
  history.scrollRestoration = 'manual'
  visit.value = { path: readPath(), scrollY }
}

/** Opens an address of the app; the one that is open already gets no second entry in the history. */
export const navigate = (url: string): void => {
  scrollPositions.set(entry, scrollY)
  if (url === location.href) {
    history.replaceState({ entry }, '', url)
  } else {
    entry++
    history.pushState({ entry }, '', url)
  }
  scrollTo(0, 0)
  arrive(undefined)
}

/** The link that a click asks the app itself to follow; everything else is left to the browser. */
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
    link.pathname.startsWith(BASE_PATH) &&
    !link.hash
  return isOurs ? link : undefined
}

export const startRouting = (): void => {
  document.addEventListener('click', (event) => {
    const link = linkOf(event)
    if (!link) return
    event.preventDefault()
    navigate(link.href)
  })
  addEventListener('popstate', (event) => {
    scrollPositions.set(entry, scrollY)
    entry = event.state?.entry ?? 0
    arrive(scrollPositions.get(entry))
  })
  // A reload should find its place again, which the browser does better.
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
  })
}
