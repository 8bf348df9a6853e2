/** Whether there is a process with an id. */
export function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0)
  } catch (error) {
    // Without permission to signal a process, it exists.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
