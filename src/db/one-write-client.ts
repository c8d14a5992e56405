import { Client } from 'pg'

type Corked = { cork: () => void; uncork: () => void }

/**
 * A connection that hands over what is asked of it in one turn of the event loop in one write. The driver writes each
 * statement by itself, and a write costs this process more than putting a short statement together.
 */
export class OneWriteClient extends Client {
  #isGathering = false

  override query: Client['query'] = (...given: unknown[]): never => {
    this.#gather()
    // Looked up each time: whoever counts statements puts itself in between.
    const ask = Reflect.get(Client.prototype, 'query') as (...given: unknown[]) => unknown
    return Reflect.apply(ask, this, given) as never
  }

  #gather(): void {
    if (this.#isGathering) return
    const stream = streamOf(this)
    if (!stream) return
    this.#isGathering = true
    stream.cork()
    // After everything that is ready to ask has asked.
    process.nextTick(() => {
      this.#isGathering = false
      stream.uncork()
    })
  }
}

/** The driver's types leave out what a client speaks through. */
const streamOf = (client: Client & { connection?: { stream?: Corked } }): Corked | undefined =>
  client.connection?.stream
