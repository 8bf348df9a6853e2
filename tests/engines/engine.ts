/** What the tests ask of a browser, whatever its protocol. */
export interface EngineBrowser {
  /** Opens an address, and waits until the page has loaded. */
  goto: (url: string) => Promise<void>
  /** Calls a function in the page; arguments and result go as JSON. */
  evaluate: <Arguments extends unknown[], Result>(
    run: (...values: Arguments) => Result | Promise<Result>,
    ...values: Arguments
  ) => Promise<Result>
  /** Clicks the first element that matches, as a visitor does. */
  click: (selector: string) => Promise<void>
  /** Whether assistive technology finds a link of that name in the bar. */
  hasTab: (name: string) => Promise<boolean>
  resize: (width: number, height: number) => Promise<void>
  /** Errors that nothing in the page has caught, as far as the protocol tells. */
  errors: string[]
  close: () => Promise<void>
}

export interface LaunchOptions {
  /** Folder that keeps what the browser knows, from one launch to the next. */
  profile: string
  /** Whether the system asks for dark colours. */
  isDark?: boolean
  /** How much larger the text alone is. */
  textScale?: number
}

export type Launch = (options: LaunchOptions) => Promise<EngineBrowser>
