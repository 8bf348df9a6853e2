import * as fc from 'fast-check'

/** Makes runs repeatable. With `FUZZ_FILES`, the seed is different in each run instead. */
const fixedSeed = 20_260_822

/** Any character. fast-check's own unit, `binary`, first lists all 1.1 million of them, which takes a second. */
const character = fc
  .integer({ min: 0, max: 0x10_ff_ff })
  .filter((codePoint) => codePoint < 0xd8_00 || codePoint > 0xdf_ff)
  .map((codePoint) => String.fromCodePoint(codePoint))

/** Generates texts of any characters. */
export const anyText = (maxLength: number): fc.Arbitrary<string> => fc.string({ unit: character, maxLength })

interface Fuzzing {
  what: string
  /** The number of inputs; `FUZZ_FILES` overrides it. */
  files: number
}

/**
 * Checks a property on many inputs, and prints their number and the time taken. If the property fails, rejects with the
 * seed, a minimised input and the reason. `FUZZ_SEED` repeats a run.
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
  console.log(`note: ${what}: ${numRuns} files in ${seconds} s, no failures, FUZZ_SEED=${seed}`)
}
