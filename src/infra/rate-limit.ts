import { networkOf } from './network-of.ts'

/** Lets each key through so many times a minute; a used-up allowance comes back evenly over the minute. */
export class RateLimit {
  readonly #perMinute: number
  readonly #mostKeys: number
  /** The one seen longest ago first. */
  readonly #seen = new Map<string, { allowance: number; at: number }>()

  constructor(perMinute: number, mostKeys = 50_000) {
    this.#perMinute = perMinute
    this.#mostKeys = mostKeys
  }

  get size(): number {
    return this.#seen.size
  }

  /** Seconds to wait, or 0 when the key may pass. Of addresses, those of one network are one key. */
  take(address: string, now: number): number {
    const key = networkOf(address)
    const last = this.#seen.get(key)
    const regained = last ? last.allowance + ((now - last.at) / 60_000) * this.#perMinute : this.#perMinute
    const allowance = Math.min(this.#perMinute, regained)
    const isFree = allowance >= 1
    this.#seen.delete(key)
    this.#seen.set(key, { allowance: isFree ? allowance - 1 : allowance, at: now })
    this.#forgetOldest()
    return isFree ? 0 : Math.ceil(((1 - allowance) / this.#perMinute) * 60)
  }

  #forgetOldest(): void {
    if (this.#seen.size <= this.#mostKeys) return
    const oldest = this.#seen.keys().next()
    if (!oldest.done) this.#seen.delete(oldest.value)
  }
}
