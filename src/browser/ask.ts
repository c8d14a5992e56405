/** Worth another try, by the specification. */
export const PASSING_STATUSES = new Set([408, 409, 425, 429, 500, 502, 503, 504])

type Wish = { body?: unknown; headers?: Record<string, string>; signal?: AbortSignal; cache?: RequestCache }

/** What the server answered, whatever it answered; throws when it could not be reached. */
export type Answered = { status: number; ok: boolean; body: unknown }

/** Asks the server for JSON; what has a body is posted. */
export async function ask(path: string, { body, headers, ...rest }: Wish = {}): Promise<Answered> {
  const isSent = body !== undefined
  const response = await fetch(path, {
    ...rest,
    method: isSent ? 'POST' : 'GET',
    headers: {
      accept: 'application/json',
      ...(isSent ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    ...(isSent ? { body: typeof body === 'string' ? body : JSON.stringify(body) } : {}),
  })
  const text = await response.text()
  return { status: response.status, ok: response.ok, body: text === '' ? undefined : parsed(text) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export class Refused extends Error {
  readonly status: number
  constructor(status: number) {
    super(`status ${status}`)
    this.status = status
  }
}

/** The body of a good answer; anything else is thrown. What is only read is asked for once more when that may help. */
export async function askFor<Body>(path: string, wish: Wish = {}): Promise<Body> {
  const isRead = wish.body === undefined
  const first = await ask(path, wish).catch((error: unknown) => {
    if (!isRead || wish.signal?.aborted) throw error
    return undefined
  })
  const isDone = first && (!isRead || !PASSING_STATUSES.has(first.status))
  const answer = isDone ? first : await ask(path, wish)
  if (!answer.ok) throw new Refused(answer.status)
  return answer.body as Body
}
