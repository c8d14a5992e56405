export type ReadBody =
  | { ok: true; bytes: Uint8Array }
  | { ok: false; code: 'empty' | 'too_large' | 'aborted' }

/** Reads no further than the limit, whatever length was announced. */
export async function readUpTo(body: ReadableStream<Uint8Array>, limit: number): Promise<ReadBody> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of body) {
      size += chunk.length
      if (size > limit) return { ok: false, code: 'too_large' }
      chunks.push(chunk)
    }
  } catch {
    return { ok: false, code: 'aborted' }
  }
  if (size === 0) return { ok: false, code: 'empty' }
  // Memory of its own, so that it can be given away whole.
  const bytes = new Uint8Array(size)
  let at = 0
  for (let chunk = chunks.shift(); chunk; chunk = chunks.shift()) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return { ok: true, bytes }
}
