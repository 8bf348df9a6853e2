/** Servers on this machine, each on a port of its own. */
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Has a server listen on a port, or on any that is free; resolves with its address, without a slash at the end. */
export const listen = async (server: Server, port = 0): Promise<string> => {
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Ends a server with all of its connections. */
export const shut = async (server: Server): Promise<void> => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
}
