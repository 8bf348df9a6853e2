/** The test runner's interface. Tests import it as `#test`, so only this file imports uvu. */
import { suite as createSuite, type Test } from 'uvu'

export * as assert from 'uvu/assert'

/** Suites for `runner/run-suites.ts` to run; global, because each bundle has its own copy of this module. */
const suites: { run(): void }[] = ((globalThis as { testSuites?: { run(): void }[] }).testSuites ??= [])

/** Creates a suite whose tests share a context. */
export function suite<Context = object>(name: string): Test<Context> {
  const created = createSuite<Context>(name)
  suites.push(created)
  return created
}

/** Adds a test without context. */
export const test = suite('')

/** Adds a test where it runs on Linux: of the workflows' scripts, or of Linux's own devices. */
export const linuxTest = process.platform === 'linux' ? test : test.skip
