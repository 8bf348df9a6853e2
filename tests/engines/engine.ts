export interface EngineBrowser {
  goto: (url: string) => Promise<void>
  /** Calls a function in the page. Arguments and result are passed as JSON. */
  evaluate: <Arguments extends unknown[], Result>(
    run: (...values: Arguments) => Result | Promise<Result>,
    ...values: Arguments
  ) => Promise<Result>
  click: (selector: string) => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  /** Uncaught errors in the page, as far as the protocol reports them. */
  errors: string[]
  close: () => Promise<void>
}

export interface LaunchOptions {
  /** The folder of the browser's profile, which later launches reuse. */
  profile: string
  isDark?: boolean
  /** The factor by which the text alone is enlarged. */
  textScale?: number
}

export type Launch = (options: LaunchOptions) => Promise<EngineBrowser>
