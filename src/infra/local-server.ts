import type { AddressInfo } from 'node:net'
import { type ServerType, serve } from '@hono/node-server'

export type LocalServer = { url: string; close: () => Promise<void> }

/** Tests talk over a real socket. The handler is asked for at each request: it may need to know the address first. */
export async function listenLocally(
  handler: () => (request: Request) => Response | Promise<Response>,
): Promise<LocalServer> {
  const server = await new Promise<ServerType>((resolve) => {
    const starting = serve({ fetch: (request) => handler()(request), hostname: '127.0.0.1', port: 0 }, () =>
      resolve(starting),
    )
  })
  // A connection for each request: one that is kept may be closed by one end while the other, busy, writes into it.
  if ('maxRequestsPerSocket' in server) server.maxRequestsPerSocket = 1
  const { port } = server.address() as AddressInfo
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      if ('closeAllConnections' in server) server.closeAllConnections()
    })
  return { url: `http://127.0.0.1:${port}`, close }
}
