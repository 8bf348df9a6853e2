/** Isolates test files that run in the same process. */

/** Saves the process's state, and sets a time zone if given; the returned function restores both. */
export function isolate(zone: string | undefined): () => void {
  const { TZ } = process.env
  if (zone) process.env['TZ'] = zone
  const globals = Object.getOwnPropertyDescriptors(globalThis)
  const logs = { ...console }
  const exitListeners = process.listeners('exit')
  const clearTimers = collectTimers()
  return () => {
    // Runs the exit handlers that the file has added.
    for (const listener of process.listeners('exit')) {
      if (exitListeners.includes(listener)) continue
      process.off('exit', listener)
      listener(0)
    }
    clearTimers()
    for (const name of Object.keys(Object.getOwnPropertyDescriptors(globalThis))) {
      if (!(name in globals)) Reflect.deleteProperty(globalThis, name)
    }
    Object.defineProperties(globalThis, globals)
    Object.assign(console, logs)
    if (TZ === undefined) delete process.env['TZ']
    else process.env['TZ'] = TZ
  }
}

/** Tracks timers; the returned function clears them. */
function collectTimers(): () => void {
  const timers: NodeJS.Timeout[] = []
  const { setTimeout, setInterval, clearTimeout } = globalThis
  const collected =
    <Parameters extends unknown[]>(set: (...parameters: Parameters) => NodeJS.Timeout) =>
    (...parameters: Parameters) => {
      const timer = set(...parameters)
      timers.push(timer)
      return timer
    }
  Object.assign(globalThis, { setTimeout: collected(setTimeout), setInterval: collected(setInterval) })
  return () => {
    Object.assign(globalThis, { setTimeout, setInterval })
    for (const timer of timers) clearTimeout(timer)
  }
}
