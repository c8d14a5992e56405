const DEEPEST = 8

/** How much of a body is read. */
export type JsonLimits = { bytes: number; values: number; types?: RegExp }
const MODEST: JsonLimits = { bytes: 64 * 1024, values: 2_000 }
const JSON_TYPE = /^application\/json\s*(;|$)/i

type ReadJson =
  | { ok: true; value: unknown; text: string }
  | { ok: false; code: 'malformed' | 'too_large' | 'unsupported_media_type' }

/** Takes a JSON body and refuses what is too large, too deep or of another kind before it costs anything. */
export async function readJson(request: Request, limits = MODEST): Promise<ReadJson> {
  if (!(limits.types ?? JSON_TYPE).test(request.headers.get('content-type') ?? '')) {
    return { ok: false, code: 'unsupported_media_type' }
  }
  if (Number(request.headers.get('content-length') ?? 0) > limits.bytes)
    return { ok: false, code: 'too_large' }
  const text = await readText(request, limits.bytes)
  if (text === undefined) return { ok: false, code: 'too_large' }
  if (!isModest(text, limits.values)) return { ok: false, code: 'malformed' }
  try {
    return { ok: true, value: JSON.parse(text), text }
  } catch {
    return { ok: false, code: 'malformed' }
  }
}

/** Reads no further than the limit, whatever length was announced. */
async function readText(request: Request, mostBytes: number): Promise<string | undefined> {
  if (request.headers.has('content-length')) {
    const text = await request.text()
    return Buffer.byteLength(text) > mostBytes ? undefined : text
  }
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.length
    if (size > mostBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Counts brackets and commas outside of strings, so that a hostile body is refused before it is parsed. */
function isModest(text: string, mostValues: number): boolean {
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
    if (depth > DEEPEST || values > mostValues) return false
  }
  return true
}

const [QUOTE, BACKSLASH, COMMA, OPEN_BRACKET, CLOSE_BRACKET, OPEN_BRACE, CLOSE_BRACE] = [
  34, 92, 44, 91, 93, 123, 125,
]
