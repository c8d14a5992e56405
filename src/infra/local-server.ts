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
  // An idle connection is left to its caller: one too busy to see it closed would write into it and hear no answer.
  if ('keepAliveTimeout' in server) server.keepAliveTimeout = 0
  const { port } = server.address() as AddressInfo
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      if ('closeAllConnections' in server) server.closeAllConnections()
    })
  return { url: `http://127.0.0.1:${port}`, close }
}
