/** Lets each key through so many times a minute; a used-up allowance comes back evenly over the minute. */
export class RateLimit {
  readonly #perMinute: number
  #seen = new Map<string, { allowance: number; at: number }>()

  constructor(perMinute: number) {
    this.#perMinute = perMinute
  }

  /** Seconds to wait, or 0 when the key may pass. */
  take(key: string, now: number): number {
    if (this.#seen.size > 10_000) this.#forget(now)
    const last = this.#seen.get(key)
    const regained = last ? last.allowance + ((now - last.at) / 60_000) * this.#perMinute : this.#perMinute
    const allowance = Math.min(this.#perMinute, regained)
    if (allowance < 1) return Math.ceil(((1 - allowance) / this.#perMinute) * 60)
    this.#seen.set(key, { allowance: allowance - 1, at: now })
    return 0
  }

  /** Whoever was away for a minute has a full allowance again and need not be remembered. */
  #forget(now: number): void {
    this.#seen = new Map([...this.#seen].filter(([, { at }]) => now - at < 60_000))
  }
}
