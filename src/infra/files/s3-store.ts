import type { StoreState, WholeFileStore } from './file-store.ts'
import { type S3Keys, signS3 } from './sign-s3.ts'

type S3Settings = S3Keys & { endpoint: string; bucket: string; now: () => Date; timeoutMs?: number }

/** Keys are made by us; anything else never becomes an address. */
const KEY = /^[a-z0-9-]+$/
const NOTHING = new Uint8Array()
const CHECK_MS = 3_000

/** Files in a private bucket of any service that speaks S3. */
export class S3Store implements WholeFileStore {
  readonly #settings: S3Settings

  constructor(settings: S3Settings) {
    this.#settings = settings
  }

  async put(key: string, bytes: Uint8Array): Promise<void> {
    await this.#call('PUT', key, bytes)
  }

  async get(key: string): Promise<Uint8Array | undefined> {
    const answer = await this.#call('GET', key)
    return answer && new Uint8Array(await answer.arrayBuffer())
  }

  async remove(key: string): Promise<void> {
    await this.#call('DELETE', key)
  }

  /** A thousand at a time, as S3 lists them. */
  async *keys(): AsyncGenerator<string> {
    let next: string | undefined = ''
    while (next !== undefined) {
      const query: string = next
        ? `?continuation-token=${encodeURIComponent(next)}&list-type=2`
        : '?list-type=2'
      const answer = await this.#send('GET', query, NOTHING, this.#settings.timeoutMs ?? 20_000)
      if (!answer.ok) throw new Error(`the file store answered ${answer.status} to a list`)
      const list = await answer.text()
      for (const [, key = ''] of list.matchAll(/<Key>([^<]*)<\/Key>/g)) if (KEY.test(key)) yield key
      next = /<NextContinuationToken>([^<]+)</.exec(list)?.[1]
    }
  }

  /** Asks for the bucket itself: a wrong name, key or secret is told before a file is lost by it. */
  async check(): Promise<StoreState> {
    try {
      const { ok, status } = await this.#send('HEAD', '', NOTHING, CHECK_MS)
      return ok ? 'ok' : status < 500 ? 'missing' : 'unreachable'
    } catch {
      return 'unreachable'
    }
  }

  /** Undefined when there is no such file. */
  async #call(
    method: 'GET' | 'PUT' | 'DELETE',
    key: string,
    body: Uint8Array = NOTHING,
  ): Promise<Response | undefined> {
    if (!KEY.test(key)) throw new RangeError('not a key of a stored file')
    const answer = await this.#send(method, `/${key}`, body, this.#settings.timeoutMs ?? 20_000)
    // Of a file that was to be kept it means that there is nowhere to keep it.
    if (answer.status === 404 && method !== 'PUT') return undefined
    if (!answer.ok) throw new Error(`the file store answered ${answer.status} to ${method}`)
    return answer
  }

  #send(
    method: 'GET' | 'HEAD' | 'PUT' | 'DELETE',
    path: string,
    body: Uint8Array,
    timeoutMs: number,
  ): Promise<Response> {
    const { endpoint, bucket, now } = this.#settings
    const url = new URL(`${endpoint}/${bucket}${path}`)
    return fetch(url, {
      method,
      headers: signS3({ method, url, body }, this.#settings, now()),
      ...(method === 'PUT' ? { body: new Uint8Array(body) } : {}),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
  }
}
