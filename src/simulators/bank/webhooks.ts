export type WebhookBody = { orderToken: string } | { refundToken: string }

/** The status the shop answered with; 0 when it did not answer. */
export type Deliver = (url: string, body: WebhookBody) => Promise<number>

export type Wait = (ms: number) => Promise<void>

/** Thirteen more attempts over 48 hours, as the real bank makes, the first of them soon. */
const RETRY_MS = [1, 5, 30, 120, 600, 1800, 3600, 7200, 14_400, 21_600, 28_800, 36_000, 57_600].map(
  (seconds) => seconds * 1000,
)

/** The token stands in the address as well as in the body: shops read it here or there. */
function withToken(url: string, body: WebhookBody): string {
  const address = new URL(url)
  if ('orderToken' in body) address.searchParams.set('order-token', body.orderToken)
  else address.searchParams.set('refund-token', body.refundToken)
  return address.href
}

export const deliverByHttp: Deliver = async (url, body) => {
  try {
    const answer = await fetch(withToken(url, body), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'MontonioWebhooks/1.0' },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(30_000),
    })
    await answer.body?.cancel()
    return answer.status
  } catch {
    return 0
  }
}

/** Does not keep a process alive that wants to end. */
export const waitUnheld: Wait = (ms) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms).unref()
  })

export class Webhooks {
  readonly #deliver: Deliver
  readonly #wait: Wait
  #underWay = new Set<Promise<void>>()

  constructor(deliver: Deliver, wait: Wait) {
    this.#deliver = deliver
    this.#wait = wait
  }

  /** Over when the shop was told once, whether it listened or not; the retries go on behind. */
  async send(url: string, body: WebhookBody): Promise<void> {
    if (!isTaken(await this.#deliver(url, body))) this.behind(this.#retry(url, body))
  }

  /** Lets work go on that nobody waits for. */
  behind(work: Promise<void>): void {
    const watched = work.catch(() => {}).finally(() => this.#underWay.delete(watched))
    this.#underWay.add(watched)
  }

  /** When nothing is under way any more. */
  async settled(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay)
  }

  async #retry(url: string, body: WebhookBody): Promise<void> {
    for (const ms of RETRY_MS) {
      await this.#wait(ms)
      if (isTaken(await this.#deliver(url, body))) return
    }
  }
}

const isTaken = (status: number): boolean => status >= 200 && status < 300
