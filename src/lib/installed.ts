/** Adapter of the window the app runs in. */

/** True when the app runs as an installed app; iOS may say so through `navigator.standalone` alone. */
export const isInstalled = (): boolean =>
  matchMedia('(display-mode:standalone),(display-mode:fullscreen),(display-mode:minimal-ui)').matches ||
  (navigator as { standalone?: boolean }).standalone === true
