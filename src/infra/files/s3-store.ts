import type { FileStore } from './file-store.ts'
import { type S3Keys, signS3 } from './sign-s3.ts'

type S3Settings = S3Keys & { endpoint: string; bucket: string; now: () => Date; timeoutMs?: number }

/** Keys are made by us; anything else never becomes an address. */
const KEY = /^[a-z0-9-]+$/
const NOTHING = new Uint8Array()

/** Files in a private bucket of any service that speaks S3. */
export class S3Store implements FileStore {
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

  /** Undefined when there is no such file. */
  async #call(
    method: 'GET' | 'PUT' | 'DELETE',
    key: string,
    body: Uint8Array = NOTHING,
  ): Promise<Response | undefined> {
    if (!KEY.test(key)) throw new RangeError('not a key of a stored file')
    const { endpoint, bucket, now, timeoutMs = 20_000 } = this.#settings
    const url = new URL(`${endpoint}/${bucket}/${key}`)
    const answer = await fetch(url, {
      method,
      headers: signS3({ method, url, body }, this.#settings, now()),
      ...(method === 'PUT' ? { body: new Uint8Array(body) } : {}),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (answer.status === 404) return undefined
    if (!answer.ok) throw new Error(`the file store answered ${answer.status} to ${method}`)
    return answer
  }
}
