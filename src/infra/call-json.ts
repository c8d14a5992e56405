type JsonRequest = {
  method: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: unknown
  timeoutMs: number
  /** Whether the other side was there. */
  told?: ((isThere: boolean) => void) | undefined
}

/** `body` is undefined when the answer was no JSON: a proxy's error page, not the other system's word. */
export type JsonAnswer = { status: number; body: unknown }

/** Undefined when nobody answered in time. Nothing of the exchange is logged: it carries names and keys. */
export async function callJson(url: string, request: JsonRequest): Promise<JsonAnswer | undefined> {
  const { method, headers = {}, body, timeoutMs, told } = request
  try {
    const answer = await fetch(url, {
      method,
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      // Keys go to the configured address and nowhere it may point to.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const text = await answer.text()
    told?.(answer.status < 500)
    return { status: answer.status, body: parsed(text) }
  } catch {
    told?.(false)
    return undefined
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
