import { randomBytes } from 'node:crypto'

export type Span = {
  name: string
  kind: 'server' | 'internal'
  seconds: number
  isOk: boolean
  attributes?: Record<string, string | number>
  traceparent?: string | undefined
}

const SEND_EVERY_MS = 5_000
/** Where nobody takes them they are let go: traces must not fill the memory. */
const MOST_WAITING = 2_000
const SEND_WITHIN_MS = 5_000
const kinds = { internal: 1, server: 2 }
const OK = 1
const ERROR = 2

type OtlpSpan = Record<string, unknown>

/** Spans, sent in batches as OpenTelemetry's JSON over HTTP: one small protocol instead of ten packages for it. */
export class Traces {
  readonly #url: string
  readonly #service: string
  #waiting: OtlpSpan[] = []
  readonly #timer: NodeJS.Timeout

  constructor({ endpoint, service }: { endpoint: string; service: string }) {
    this.#url = `${endpoint.replace(/\/$/, '')}/v1/traces`
    this.#service = service
    this.#timer = setInterval(() => void this.#send(), SEND_EVERY_MS).unref()
  }

  add({ name, kind, seconds, isOk, attributes = {}, traceparent }: Span): void {
    if (this.#waiting.length >= MOST_WAITING) return
    const [, traceId, parentSpanId] =
      /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/.exec(traceparent ?? '') ?? []
    const end = BigInt(Date.now()) * 1_000_000n
    this.#waiting.push({
      traceId: traceId ?? randomBytes(16).toString('hex'),
      spanId: randomBytes(8).toString('hex'),
      ...(parentSpanId ? { parentSpanId } : {}),
      name,
      kind: kinds[kind],
      startTimeUnixNano: String(end - BigInt(Math.round(seconds * 1e9))),
      endTimeUnixNano: String(end),
      attributes: Object.entries(attributes).map(([key, value]) => ({ key, value: otlpValue(value) })),
      status: { code: isOk ? OK : ERROR },
    })
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.#send()
  }

  async #send(): Promise<void> {
    if (this.#waiting.length === 0) return
    const spans = this.#waiting
    this.#waiting = []
    const resource = { attributes: [{ key: 'service.name', value: otlpValue(this.#service) }] }
    const body = { resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'autorent' }, spans }] }] }
    await fetch(this.#url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(SEND_WITHIN_MS),
    }).catch(() => undefined)
  }
}

const otlpValue = (value: string | number) =>
  typeof value === 'number' ? { intValue: String(value) } : { stringValue: value }
