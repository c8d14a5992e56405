import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Load, LoadResult } from './load-generator.ts'
import type { Sample } from './measure.ts'

const GENERATOR = fileURLToPath(new URL('load-generator.ts', import.meta.url))

/** Requests per second from another process over loopback. A refused request stops the bench: it measured nothing. */
export class HttpLoad {
  readonly #child: ChildProcess = fork(GENERATOR)

  perSecond(load: Load): Sample {
    return async () => {
      const answered = once(this.#child, 'message') as Promise<[LoadResult]>
      this.#child.send(load)
      const [{ perSecond, failed }] = await answered
      if (failed > 0) throw new Error(`${failed} requests to ${load.url} failed`)
      return perSecond
    }
  }

  stop(): void {
    this.#child.kill()
  }
}
