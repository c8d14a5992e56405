import { randomBytes } from 'node:crypto'

/** What stands between the places where a page names its nonce. */
type Kept = { state: string; parts: Buffer[]; headers: [string, string][]; bytes: number }

/** Rendered with this in place of the nonce, which is put in anew for every visitor. */
const MARK = randomBytes(16).toString('hex')

/** A few hundred pages of searches; those that nobody asked for longest go first. */
const MOST_BYTES = 24_000_000

/**
 * Pages as they were rendered, each under what names it and together with the state it was made from. When the state is
 * another one the page is rendered again and takes the place of the old; nothing is kept for a time.
 */
export class KeptPages {
  readonly #pages = new Map<string, Kept>()
  readonly nonce = MARK
  #bytes = 0

  find(name: string, state: string, nonce: string): Response | undefined {
    const kept = this.#pages.get(name)
    if (kept?.state !== state) return undefined
    this.#pages.delete(name)
    this.#pages.set(name, kept)
    return answer(kept, nonce)
  }

  /** Keeps what was just rendered with the mark, and answers with it. */
  async keep(name: string, state: string, response: Response, nonce: string): Promise<Response> {
    const kept = await partsOf(state, response)
    if (response.status !== 200) return answer(kept, nonce, response.status)
    this.#drop(name)
    this.#pages.set(name, kept)
    this.#bytes += kept.bytes
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= MOST_BYTES) break
      this.#drop(oldest)
    }
    return answer(kept, nonce)
  }

  /** What was rendered with the mark after all is for one visitor. */
  async withNonce(response: Response, nonce: string): Promise<Response> {
    return answer(await partsOf('', response), nonce, response.status)
  }

  #drop(name: string): void {
    this.#bytes -= this.#pages.get(name)?.bytes ?? 0
    this.#pages.delete(name)
  }
}

async function partsOf(state: string, response: Response): Promise<Kept> {
  const parts = (await response.text()).split(MARK).map((part) => Buffer.from(part))
  const bytes = parts.reduce((sum, { length }) => sum + length, 2 * state.length)
  return { state, parts, headers: [...response.headers], bytes }
}

function answer({ parts, headers }: Kept, nonce: string, status = 200): Response {
  const between = Buffer.from(nonce)
  const pieces = parts.flatMap((part, index) => (index === 0 ? [part] : [between, part]))
  return new Response(Buffer.concat(pieces), { status, headers })
}
