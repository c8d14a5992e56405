import { networkOf } from './network-of.ts'

/** Lets each key through so many times a minute; a used-up allowance comes back evenly over the minute. */
export class RateLimit {
  readonly #perMinute: number
  readonly #mostKeys: number
  /** The one seen longest ago first. */
  readonly #seen = new Map<string, { allowance: number; at: number }>()

  /** Called with each key that was let through. */
  onTaken: ((key: string) => void) | undefined

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
    const allowance = this.#allowance(key, now)
    const isFree = allowance >= 1
    this.#seen.delete(key)
    this.#seen.set(key, { allowance: isFree ? allowance - 1 : allowance, at: now })
    this.#forgetOldest()
    if (isFree) this.onTaken?.(key)
    return isFree ? 0 : Math.ceil(((1 - allowance) / this.#perMinute) * 60)
  }

  /** Another process let this key through so many times. */
  spend(key: string, times: number, now: number): void {
    const allowance = Math.max(0, this.#allowance(key, now) - times)
    this.#seen.delete(key)
    this.#seen.set(key, { allowance, at: now })
    this.#forgetOldest()
  }

  #allowance(key: string, now: number): number {
    const last = this.#seen.get(key)
    const regained = last ? last.allowance + ((now - last.at) / 60_000) * this.#perMinute : this.#perMinute
    return Math.min(this.#perMinute, regained)
  }

  #forgetOldest(): void {
    if (this.#seen.size <= this.#mostKeys) return
    const oldest = this.#seen.keys().next()
    if (!oldest.done) this.#seen.delete(oldest.value)
  }
}
