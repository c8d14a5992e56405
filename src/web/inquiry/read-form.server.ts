const MOST_BYTES = 64 * 1024

/** The fields of a posted form; undefined when it is too large or no form at all. */
export async function readForm(
  request: Request,
  mostBytes = MOST_BYTES,
): Promise<URLSearchParams | undefined> {
  const type = request.headers.get('content-type') ?? ''
  if (!type.startsWith('application/x-www-form-urlencoded') || !request.body) return undefined
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of request.body) {
    bytes += chunk.byteLength
    // What a header says of the length is only a promise.
    if (bytes > mostBytes) return undefined
    text += decoder.decode(chunk, { stream: true })
  }
  return new URLSearchParams(text + decoder.decode())
}

/** The same for a form that is checked alike in the browser; empty when there is nothing to read. */
export async function readFields(request: Request): Promise<FormData> {
  const fields = new FormData()
  for (const [name, value] of (await readForm(request)) ?? []) fields.append(name, value)
  return fields
}

/** A line break in a name could become a header of a letter; other control characters mean nothing and NUL breaks JSON columns. */
export function cleanLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
}

export function cleanText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
}
