/** The window that the app runs in: a browser's, or its own. */

/** The key of the install hint's dismissal record in local storage. */
export const hintKey = 'dismiss:pwa-warning'

/** Asks the browser not to drop the installed app's data when space runs short. A tab is not asked about. */
export const keepStorage = async (): Promise<void> => {
  try {
    if (isInstalled() && !(await navigator.storage.persisted())) await navigator.storage.persist()
  } catch {
    // The app works without; the browser may then delete its data when space runs short.
  }
}

const installedDisplay = (): MediaQueryList =>
  matchMedia('(display-mode:standalone),(display-mode:fullscreen),(display-mode:minimal-ui)')

/** True when the app runs as an installed app; iOS may say so through `navigator.standalone` alone. */
export const isInstalled = (): boolean =>
  installedDisplay().matches || (navigator as { standalone?: boolean }).standalone === true

/** Calls back when the app's window becomes that of an installed app, or a browser's, and when the app is installed. */
export const onInstalledChange = (act: (event: Event) => void): void => {
  installedDisplay().addEventListener('change', act)
  addEventListener('appinstalled', act)
}
