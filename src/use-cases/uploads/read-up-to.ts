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
  return size === 0
    ? { ok: false, code: 'empty' }
    : { ok: true, bytes: new Uint8Array(Buffer.concat(chunks)) }
}
