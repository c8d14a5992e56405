import type { MiddlewareHandler } from 'hono'
import { pageOfPath } from '../i18n/pages.ts'
import type { RequestContext, Texts } from './api/request-context.ts'
import { refuseEarly } from './refuse-early.ts'

const [KB, MB] = [1024, 1024 * 1024]

/** What fits into a form, a search or an order many times over. */
const MOST = 64 * KB
const MOST_WITH_FILE = 16 * MB
const MOST_WITH_DRAWING = 2 * MB

/** How many bytes may be sent to an address; whoever reads them may want less. */
function mostBytes(path: string): number {
  if (isUpload(path) || path.startsWith('/api/admin/')) return MOST_WITH_FILE
  return pageAt(path) === 'sign' ? MOST_WITH_DRAWING : MOST
}

/** Where customers send files to. */
export function isUpload(path: string): boolean {
  const page = pageAt(path)
  return path === '/api/customer/uploads' || page === 'upload-document' || page === 'upload-documents'
}

const pageAt = (path: string) => pageOfPath(path.replace(/\.data$/, ''))?.page

/** No body is read further than its address takes, whoever reads it and whatever length was announced. */
export function boundBody(texts: Texts): MiddlewareHandler<RequestContext> {
  return async (context, next) => {
    const { method, path, raw } = context.req
    if (method === 'GET' || method === 'HEAD') return next()
    const most = mostBytes(path)
    const announced = Number(raw.headers.get('content-length') ?? 0)
    if (announced > most) return refuseEarly(context, texts, 'too_large')
    // Node itself reads no more than was announced.
    if (announced > 0 && !raw.headers.has('transfer-encoding')) return next()
    if (!raw.body) return next()
    if (most < MOST_WITH_FILE) {
      const body = await readWhole(raw.body, most)
      if (!body) return refuseEarly(context, texts, 'too_large')
      context.req.raw = new Request(raw, { method, body })
      return next()
    }
    const { stream, isOver } = counted(raw.body, most)
    const streamed: RequestInit & { duplex: 'half' } = { body: stream, duplex: 'half' }
    context.req.raw = new Request(raw, streamed)
    await next()
    if (isOver()) context.res = await refuseEarly(context, texts, 'too_large')
  }
}

/** What is small is read before anyone acts on a part of it. */
async function readWhole(
  body: ReadableStream<Uint8Array>,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.byteLength
    if (bytes > most) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** What may be large is counted on its way to who reads it. */
function counted(body: ReadableStream<Uint8Array>, most: number) {
  let bytes = 0
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, stream) {
      bytes += chunk.byteLength
      if (bytes > most) stream.error(new RangeError('the body is too large'))
      else stream.enqueue(chunk)
    },
  })
  return { stream: body.pipeThrough(counter), isOver: () => bytes > most }
}
