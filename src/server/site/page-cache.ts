import { randomBytes } from 'node:crypto'
import { Kept } from '../kept.ts'
import { gzipOf, packPieces, storedPiece } from './packed-pieces.ts'

/** What stands between the places where a page names its nonce and when it was sent. */
type KeptPage = {
  state: string
  parts: Buffer[]
  /** The same packed, from when the first browser took it so. */
  packed?: { gaps: string; pieces: Promise<Buffer[]> }
  marks: string[]
  headers: [string, string][]
  bytes: number
}

/** Rendered with these in place of the nonce and of the moment, which are put in anew for every answer. */
const NONCE = randomBytes(16).toString('hex')
const SENT_AT = randomBytes(16).toString('hex')
const anyMark = new RegExp(`(${NONCE}|${SENT_AT})`)

/** What is put in place of them, and whether it may be sent packed. */
export type Answering = { nonce: string; sentAt: string; isGzipped?: boolean }

/** A few hundred pages of searches; those that nobody asked for longest go first. */
const MOST_BYTES = 24_000_000
/** Packed it takes a quarter more. */
const PACKED_TOO = 1.25

/**
 * Pages as they were rendered, each under what names it and together with the state it was made from. When the state is
 * another one the page is rendered again and takes the place of the old; nothing is kept for a time.
 */
export class KeptPages {
  readonly #pages: Kept<KeptPage>
  readonly marks = { nonce: NONCE, sentAt: SENT_AT }

  constructor(most = MOST_BYTES) {
    this.#pages = new Kept(most)
  }

  async find(name: string, state: string, answering: Answering): Promise<Response | undefined> {
    const kept = this.#pages.find(name)
    return kept?.state === state ? answer(kept, answering) : undefined
  }

  /** Keeps what was just rendered with the marks, and answers with it. */
  async keep(name: string, state: string, response: Response, answering: Answering): Promise<Response> {
    const kept = await partsOf(state, response)
    if (response.status !== 200) return answerOnce(kept, answering, response.status)
    this.#pages.keep(name, kept, kept.bytes)
    return answer(kept, answering)
  }

  /** What was rendered with the marks after all is for one visitor. */
  async forOne(response: Response, answering: Answering): Promise<Response> {
    return answerOnce(await partsOf('', response), answering, response.status)
  }
}

async function partsOf(state: string, response: Response): Promise<KeptPage> {
  // What lies between the marks, and after each of them the mark itself.
  const pieces = (await response.text()).split(anyMark)
  const parts = pieces.filter((_, index) => index % 2 === 0).map((part) => Buffer.from(part))
  const marks = pieces.filter((_, index) => index % 2 === 1)
  const bytes = parts.reduce((sum, { length }) => sum + PACKED_TOO * length, 2 * state.length)
  const headers = new Headers(response.headers)
  // Said here once: whoever compresses would say it of each answer, which makes a stream of it that is read again.
  headers.append('vary', 'Accept-Encoding')
  return { state, parts, marks, headers: [...headers], bytes }
}

/** A page that is kept is packed once, and each visitor's own few letters are put between. */
async function answer(kept: KeptPage, answering: Answering): Promise<Response> {
  if (!answering.isGzipped) return answerOnce(kept, answering, 200)
  const own = ownOf(kept, answering)
  const gaps = own.map(({ length }) => length)
  // Nonces are as long as each other, and so are moments: it is packed once.
  if (kept.packed?.gaps !== gaps.join()) {
    kept.packed = { gaps: gaps.join(), pieces: packPieces(kept.parts, gaps) }
  }
  const packed = await kept.packed.pieces
  const body = gzipOf(between(packed, own.map(storedPiece)), between(kept.parts, own))
  const answered = new Response(body, { headers: kept.headers })
  answered.headers.set('content-encoding', 'gzip')
  return answered
}

/** What is not kept is packed by whoever sends it, if at all. */
function answerOnce(kept: KeptPage, answering: Answering, status: number): Response {
  const body = Buffer.concat(between(kept.parts, ownOf(kept, answering)))
  return new Response(body, { status, headers: kept.headers })
}

/** Each mark's own. */
function ownOf({ marks }: KeptPage, { nonce, sentAt }: Answering): Buffer[] {
  const [ofNonce, ofMoment] = [Buffer.from(nonce), Buffer.from(sentAt)]
  return marks.map((mark) => (mark === NONCE ? ofNonce : ofMoment))
}

const between = (parts: readonly Buffer[], own: readonly Buffer[]): Buffer[] =>
  parts.flatMap((part, index) => [part, ...own.slice(index, index + 1)])
