import { callJson } from '../call-json.ts'

type SmsSent = { ok: true } | { ok: false; code: 'unreachable' | 'refused' }

export type SmsGateway = { send(to: string, text: string): Promise<SmsSent> }

type SmsGatewaySettings = {
  url: string
  key: string
  timeoutMs?: number
  told?: ((isThere: boolean) => void) | undefined
}

/** `POST {to, text}` with a bearer key: what the common gateways take, or a small relay in front of one. */
export class HttpSmsGateway implements SmsGateway {
  readonly #settings: SmsGatewaySettings

  constructor(settings: SmsGatewaySettings) {
    this.#settings = settings
  }

  async send(to: string, text: string): Promise<SmsSent> {
    const { url, key, timeoutMs = 10_000, ...watch } = this.#settings
    const answer = await callJson(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}` },
      body: { to, text },
      timeoutMs,
      ...watch,
    })
    if (!answer || answer.status < 200 || answer.status === 429 || answer.status >= 500) {
      return { ok: false, code: 'unreachable' }
    }
    return answer.status < 300 ? { ok: true } : { ok: false, code: 'refused' }
  }
}
