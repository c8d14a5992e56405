import { Server } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ServerType } from '@hono/node-server'

const HANG_UP_EVERY_MS = 100

/**
 * Takes no new connections and waits until those that are open are gone. Whoever rests on one may ask once more within
 * `lettingGoMs` and is told to come anew: hung up on at once, his next question could cross our goodbye and be lost.
 */
export async function stopServing(server: ServerType, lettingGoMs: number): Promise<void> {
  // The close of an HTTP server hangs up at once; the one below it does not.
  const closed = new Promise((resolve) => Server.prototype.close.call(server, resolve))
  await Promise.race([closed, sleep(lettingGoMs)])
  // A connection that was busy when we stopped listening would otherwise be kept alive for its next question.
  const hangUp = () => 'closeIdleConnections' in server && server.closeIdleConnections()
  hangUp()
  const again = setInterval(hangUp, HANG_UP_EVERY_MS)
  await closed
  clearInterval(again)
}
