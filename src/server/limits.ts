import { createHmac } from 'node:crypto'
import type { Database } from '../db/client.ts'
import { networkOf } from '../infra/network-of.ts'
import { RateLimit } from '../infra/rate-limit.ts'
import { CouponGuesses } from './coupon-guesses.ts'
import type { Env } from './env.ts'
import { SharedLimit } from './shared-limit.ts'

const HOUR = 3600

/** Tells other processes what was used up here, and hears of theirs. */
export type ShareUse = (name: string, limit: RateLimit) => RateLimit

export type Limits = ReturnType<typeof openLimits>

/** How often anyone may do anything. What costs only processor time is counted in memory and told to the others. */
export function openLimits(env: Env, db: Database, secret: string, shareUse: ShareUse = (_, limit) => limit) {
  const shared = (name: string, most: number, windowSeconds: number) =>
    new SharedLimit(db, secret, { name, most, windowSeconds })
  const counted = (name: string, perMinute: number) => shareUse(name, new RateLimit(perMinute))
  return {
    /** Who registers, without saying it. */
    hashNetwork: (address: string) =>
      createHmac('sha256', secret)
        .update(`network ${networkOf(address)}`)
        .digest('base64url'),
    // By the visitor's address.
    pages: counted('pages', env.PAGES_PER_MINUTE),
    posts: counted('posts', env.POSTS_PER_MINUTE),
    searches: counted('searches', env.SEARCHES_PER_MINUTE),
    browserErrors: counted('browser errors', env.BROWSER_ERRORS_PER_MINUTE),
    badNotices: counted('bad notices', env.BAD_NOTICES_PER_MINUTE),
    customer: counted('customer', env.CUSTOMER_REQUESTS_PER_MINUTE),
    registrations: shared('registration', env.REGISTRATIONS_PER_MINUTE, 60),
    coupons: new CouponGuesses(shared('coupon', env.WRONG_COUPONS_PER_HOUR, HOUR)),
    // By booking.
    uploads: counted('uploads', env.UPLOADS_PER_MINUTE),
    payments: shared('payment', env.PAYMENTS_PER_HOUR, HOUR),
    changes: shared('change', env.CHANGES_PER_HOUR, HOUR),
    signatures: shared('signature', env.SIGNATURES_PER_HOUR, HOUR),
  }
}
