import { once } from 'node:events'
import { serve } from '@hono/node-server'

export async function listen(
  fetch: Parameters<typeof serve>[0]['fetch'],
): Promise<{ origin: string; close: () => void }> {
  const server = serve({ fetch, hostname: '127.0.0.1', port: 0 })
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() }
}
