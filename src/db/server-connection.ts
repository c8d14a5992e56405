import { Client, type QueryResult } from 'pg'

type Stream = { cork: () => void; uncork: () => void; destroy: () => void }

/**
 * A connection to a PostgreSQL server. It hands over what is asked of it in one turn of the event loop in one write: the
 * driver writes each statement by itself, and a write costs this process more than putting a short statement together.
 * Nobody waits for a transaction to have begun, as its first statements can go with it. What is named by `keptPlan` is
 * planned once.
 */
export class ServerConnection extends Client {
  #isGathering = false
  #keepsPlans = false

  override query: Client['query'] = (...given: unknown[]): never => {
    this.#gather()
    const { text, name } = askedFor(given)
    this.#keepPlans(name.startsWith(KEPT))
    const answer = this.#ask(given)
    // Whatever was changed since a transaction began is as it was then.
    if (text.startsWith('rollback')) this.#keepsPlans = false
    return (isBegin(text, given) ? this.#begun(answer as Promise<QueryResult>) : answer) as never
  }

  #ask(given: unknown[]): unknown {
    // Looked up each time: whoever counts statements puts itself in between.
    const ask = Reflect.get(Client.prototype, 'query') as (...given: unknown[]) => unknown
    return Reflect.apply(ask, this, given)
  }

  #keepPlans(isWanted: boolean): void {
    if (this.#keepsPlans === isWanted) return
    this.#keepsPlans = isWanted
    const said = isWanted ? KEEP : KEEP_NO_LONGER
    // In a transaction that has failed already nothing is listened to.
    void Promise.resolve(this.#ask([said])).catch(() => undefined)
  }

  #gather(): void {
    if (this.#isGathering) return
    const stream = streamOf(this)
    if (!stream) return
    this.#isGathering = true
    stream.cork()
    // After everything that is ready to ask has asked, and whoever waits for nothing but its turn with it.
    queueMicrotask(() =>
      process.nextTick(() => {
        this.#isGathering = false
        stream.uncork()
      }),
    )
  }

  /** What follows must not be carried out without it: the connection ends, and whatever is asked of it fails. */
  #begun(answer: Promise<QueryResult>): Promise<QueryResult> {
    answer.catch(() => streamOf(this)?.destroy())
    return Promise.resolve({ command: 'BEGIN', rowCount: null, oid: 0, fields: [], rows: [] })
  }
}

const KEPT = 'kept_'
// What goes by an index has found its rows before others could help.
const KEEP = 'set plan_cache_mode = force_generic_plan; set max_parallel_workers_per_gather = 0'
const KEEP_NO_LONGER = 'reset plan_cache_mode; reset max_parallel_workers_per_gather'

/**
 * The name of a statement that each connection plans once, for all values: one that goes by an index whatever they are.
 * Left to itself the database plans anew each time where it hopes for less, which can take longer than the work.
 */
export const keptPlan = (name: string): string => KEPT + name

function askedFor([asked]: unknown[]): { text: string; name: string } {
  if (typeof asked === 'string') return { text: asked, name: '' }
  const { text = '', name = '' } = asked as { text?: string; name?: string }
  return { text, name }
}

/** Asked for by its promise: nobody calls back. */
const isBegin = (text: string, given: unknown[]): boolean =>
  text.startsWith('begin') && typeof given.at(-1) !== 'function'

/** The driver's types leave out what a client speaks through. */
const streamOf = (client: Client & { connection?: { stream?: Stream } }): Stream | undefined =>
  client.connection?.stream
