/** The key of the install hint's dismissal record in local storage. */
export const hintKey = 'dismiss:pwa-warning'

/** Asks the browser to keep the installed app's data when space runs short. */
export const keepStorage = async (): Promise<void> => {
  try {
    if (isInstalled() && !(await navigator.storage.persisted())) await navigator.storage.persist()
  } catch {
    // Best effort.
  }
}

const installedDisplay = (): MediaQueryList =>
  matchMedia('(display-mode:standalone),(display-mode:fullscreen),(display-mode:minimal-ui)')

/** True in an installed app's window; iOS may report it only through `navigator.standalone`. */
export const isInstalled = (): boolean =>
  installedDisplay().matches || (navigator as { standalone?: boolean }).standalone === true

/** Calls back when the window turns into an installed app's or back, and when the app is installed. */
export const onInstalledChange = (act: (event: Event) => void): void => {
  installedDisplay().addEventListener('change', act)
  addEventListener('appinstalled', act)
}
