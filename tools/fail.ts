/** A mistake that whoever runs the command can mend: shown without a stack trace. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** Reads a command's arguments. When that throws, throws a UsageError that says how the command is used, and the mistake. */
export const readArguments = <Options>(usage: string, read: () => Options): Options => {
  try {
    return read()
  } catch (error) {
    const { message } = error as Error
    // Node's parseArgs goes on to say how to pass arguments that begin with a hyphen.
    throw new UsageError(`${usage}\n\n${error instanceof UsageError ? message : message.split('. ')[0]}`)
  }
}

/** Writes what went wrong, without a stack trace where the message says it all. */
export const reportError = (error: unknown): void => {
  // UsageError by its name, because `npm run dev` loads the class again with the rest of the build; esbuild's errors
  // have `errors`, and say the file and the line themselves.
  const isExplained = error instanceof Error && (error.name === 'UsageError' || 'errors' in error)
  console.error(isExplained ? error.message : error)
}

/** Runs a command's main function; when it fails, says why and ends the process with code 1. */
export const runCommand = async (main: () => Promise<void> | void): Promise<void> => {
  try {
    await main()
  } catch (error) {
    reportError(error)
    process.exitCode = 1
  }
}
