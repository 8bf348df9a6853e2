export const installHintKey = 'dismiss:pwa-warning'

/** Requests persistent storage, so that the browser does not evict the installed app's data when space runs short. */
export const keepStorage = async (): Promise<void> => {
  try {
    if (isInstalled()) await navigator.storage.persist()
  } catch {
    // Best effort.
  }
}

const installedDisplay = (): MediaQueryList =>
  matchMedia('(display-mode: standalone), (display-mode: fullscreen), (display-mode: minimal-ui)')

/** iOS may report an installed app only through `navigator.standalone`. */
export const isInstalled = (): boolean =>
  installedDisplay().matches || (navigator as { standalone?: boolean }).standalone === true

/** In a browser on iOS, where the app on the Home Screen has its own storage. An iPad may call itself a Mac. */
export const isInIosBrowser = (): boolean =>
  !isInstalled() && ('standalone' in navigator || /iP(?:hone|ad)/.test(navigator.userAgent))

export const onInstalledChange = (act: (event: Event) => void): void => {
  installedDisplay().addEventListener('change', act)
  addEventListener('appinstalled', act)
}
