import { type LocalServer, listenLocally } from '../../src/infra/local-server.ts'

/** A bucket on this machine, spoken to as S3 is: it keeps what it is given, and may forget to say so. */
export class Bucket {
  readonly #files = new Map<string, Uint8Array>()
  readonly #server: LocalServer
  /** From now on it takes a file, does what it was asked, and answers that it could not. */
  losesAnswers = false
  /** Nothing is found here any more, not even the bucket. */
  isGone = false

  private constructor(server: LocalServer) {
    this.#server = server
  }

  static async open(): Promise<Bucket> {
    const opened: { bucket?: Bucket } = {}
    const server = await listenLocally(() => (request) => {
      if (!opened.bucket) throw new Error('the bucket is not open yet')
      return opened.bucket.#answer(request)
    })
    opened.bucket = new Bucket(server)
    return opened.bucket
  }

  get port(): number {
    return Number(new URL(this.#server.url).port)
  }

  keys(): string[] {
    return [...this.#files.keys()]
  }

  close(): Promise<void> {
    return this.#server.close()
  }

  async #answer(request: Request): Promise<Response> {
    if (this.isGone) return new Response(null, { status: 404 })
    const { pathname, searchParams } = new URL(request.url)
    if (searchParams.get('list-type') === '2') return this.#list(searchParams.get('continuation-token'))
    const key = pathname.split('/')[2]
    const answer = key ? await this.#act(request, key) : new Response(null)
    return this.losesAnswers && request.method !== 'GET' ? new Response(null, { status: 500 }) : answer
  }

  /** Two at a time: whoever asks has to ask again. */
  #list(after: string | null): Response {
    const rest = this.keys()
      .sort()
      .filter((key) => !after || key > after)
    const page = rest.slice(0, 2)
    const next = rest.length > 2 ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
    const contents = page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')
    return new Response(`<ListBucketResult>${contents}${next}</ListBucketResult>`)
  }

  async #act(request: Request, key: string): Promise<Response> {
    if (request.method === 'PUT') {
      this.#files.set(key, new Uint8Array(await request.arrayBuffer()))
      return new Response(null)
    }
    if (request.method === 'DELETE') {
      this.#files.delete(key)
      return new Response(null, { status: 204 })
    }
    const found = this.#files.get(key)
    return found ? new Response(new Uint8Array(found)) : new Response(null, { status: 404 })
  }
}
