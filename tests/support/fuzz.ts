/** How much the fuzzing tries, and how a run of it can be repeated. */
import * as fc from 'fast-check'

/** The tests try the same files each time, so that they fail for nobody's bad luck; `--files` tries others. */
const fixedSeed = 20_260_822

interface Fuzzing {
  what: string
  /** How many files the tests try; `FUZZ_FILES` sets it for all. */
  files: number
}

/**
 * Has a property tried on many inputs, and says how many in how long. `FUZZ_SEED` repeats a run. Rejects with seed,
 * path, the smallest input that fails, and why it does.
 */
export const fuzz = async <Input>(
  { what, files }: Fuzzing,
  input: fc.Arbitrary<Input>,
  property: (input: Input) => void | Promise<void>,
): Promise<void> => {
  const numRuns = Number(process.env['FUZZ_FILES'] ?? files)
  const seed = Number(
    process.env['FUZZ_SEED'] ?? (process.env['FUZZ_FILES'] ? Date.now() % 2 ** 31 : fixedSeed),
  )
  const started = performance.now()
  await fc.assert(
    fc.asyncProperty(input, async (value) => {
      await property(value)
    }),
    { numRuns, seed, includeErrorInReport: true },
  )
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`note: ${what}: ${numRuns} files in ${seconds} s without a finding, FUZZ_SEED=${seed}`)
}
