import type { ProblemCode } from './problem.ts'

const MOST_BYTES = 64 * 1024
const DEEPEST = 8
const MOST_VALUES = 2_000

export type ReadJson = { ok: true; value: unknown; text: string } | { ok: false; code: ProblemCode }

/** Takes a JSON body and refuses what is too large, too deep or of another kind before it costs anything. */
export async function readJson(request: Request): Promise<ReadJson> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) {
    return { ok: false, code: 'unsupported_media_type' }
  }
  if (Number(request.headers.get('content-length') ?? 0) > MOST_BYTES) return { ok: false, code: 'too_large' }
  const text = await readText(request)
  if (text === undefined) return { ok: false, code: 'too_large' }
  if (!isModest(text)) return { ok: false, code: 'malformed' }
  try {
    return { ok: true, value: JSON.parse(text), text }
  } catch {
    return { ok: false, code: 'malformed' }
  }
}

/** Reads no further than the limit, whatever length was announced. */
async function readText(request: Request): Promise<string | undefined> {
  if (request.headers.has('content-length')) {
    const text = await request.text()
    return Buffer.byteLength(text) > MOST_BYTES ? undefined : text
  }
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.length
    if (size > MOST_BYTES) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Counts brackets and commas outside of strings, so that a hostile body is refused before it is parsed. */
function isModest(text: string): boolean {
  let depth = 0
  let values = 0
  let isInString = false
  for (let i = 0; i < text.length; i++) {
    const char = text.charCodeAt(i)
    if (isInString) {
      if (char === BACKSLASH) i++
      else if (char === QUOTE) isInString = false
    } else if (char === QUOTE) isInString = true
    else if (char === COMMA) values++
    else if (char === OPEN_BRACE || char === OPEN_BRACKET) depth++
    else if (char === CLOSE_BRACE || char === CLOSE_BRACKET) depth--
    if (depth > DEEPEST || values > MOST_VALUES) return false
  }
  return true
}

const [QUOTE, BACKSLASH, COMMA, OPEN_BRACKET, CLOSE_BRACKET, OPEN_BRACE, CLOSE_BRACE] = [
  34, 92, 44, 91, 93, 123, 125,
]
