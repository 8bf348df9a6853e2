/** Servers on this machine, each on a port of its own. */
import { createServer, type RequestListener, type Server } from 'node:http'
import { portOf } from '../../tools/dev/server'

/** Starts a server, by default on a free port; resolves with its URL, without a trailing slash. */
export const listen = async (server: Server, port = 0): Promise<string> => {
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return `http://127.0.0.1:${portOf(server)}`
}

export const shut = async (server: Server): Promise<void> => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
}

export const freePort = async (): Promise<number> => {
  const server = createServer()
  const { port } = new URL(await listen(server))
  await shut(server)
  return Number(port)
}

/** Responds with up to 100 MB of spaces, and counts the bytes sent before the client disconnects. */
export const endless = () => {
  const sent = { bytes: 0 }
  const listener: RequestListener = (_request, response) => {
    const send = () => {
      while (sent.bytes < 100_000_000 && !response.destroyed) {
        sent.bytes += 65_536
        if (!response.write(Buffer.alloc(65_536, ' '))) return void response.once('drain', send)
      }
      response.end()
    }
    send()
  }
  return { sent, listener }
}
