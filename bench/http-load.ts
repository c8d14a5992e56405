import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Load, LoadResult } from './load-generator.ts'
import type { Sample } from './measure.ts'
import { isByProcessor, perSecondOf } from './processor-time.ts'

const GENERATOR = fileURLToPath(new URL('load-generator.ts', import.meta.url))

/** Requests per second from another process over loopback. A refused request stops the bench: it measured nothing. */
export class HttpLoad {
  readonly #child: ChildProcess = fork(GENERATOR)

  perSecond(load: Load): Sample {
    const run = async (): Promise<LoadResult> => {
      const answered = once(this.#child, 'message') as Promise<[LoadResult]>
      this.#child.send(load)
      const [result] = await answered
      if (result.failed > 0) throw new Error(`${result.failed} requests to ${load.url} failed`)
      return result
    }
    // By the clock the other process knows best, which waited for its beginning and its end.
    return isByProcessor ? perSecondOf(async () => (await run()).done) : async () => (await run()).perSecond
  }

  stop(): void {
    this.#child.kill()
  }
}
