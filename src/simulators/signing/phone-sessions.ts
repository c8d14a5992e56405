import { randomUUID } from 'node:crypto'

/** How often a phone is asked before its owner has typed the PIN. */
const RUNNING_POLLS = 2
const KEPT_SESSIONS = 1000

/** Signatures under way, in memory only; the oldest are forgotten. */
export class PhoneSessions<Session> {
  #sessions = new Map<string, { session: Session; polls: number }>()

  begin(session: Session): string {
    const id = randomUUID()
    this.#sessions.set(id, { session, polls: 0 })
    const [oldest] = this.#sessions.keys()
    if (this.#sessions.size > KEPT_SESSIONS && oldest) this.#sessions.delete(oldest)
    return id
  }

  /** The session with its owner's answer ready, `running` before that, undefined when there is none. */
  ask(id: string): Session | 'running' | undefined {
    const found = this.#sessions.get(id)
    if (!found) return undefined
    found.polls += 1
    return found.polls > RUNNING_POLLS ? found.session : 'running'
  }
}
