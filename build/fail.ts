/** A mistake that the person at the keyboard can mend: shown as one line, without a stack trace. */
export class UsageError extends Error {}

/** Runs a command's main function; ends the process with code 1 and one line when it fails. */
export const runCommand = async (main: () => Promise<void> | void): Promise<void> => {
  try {
    await main()
  } catch (error) {
    // esbuild's errors say the file and the line themselves.
    const isExplained = error instanceof UsageError || (error instanceof Error && 'errors' in error)
    console.error(isExplained ? error.message : error)
    process.exitCode = 1
  }
}
