import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below those that the system gives to outgoing connections: one of them may come between asking and listening. */
const [FIRST, LAST] = [20_000, 32_000]

/** A port of this machine that nobody listens on at the moment. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, LAST)
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
