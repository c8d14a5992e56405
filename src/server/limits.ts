import { createHmac } from 'node:crypto'
import type { Database } from '../db/client.ts'
import { networkOf } from '../infra/network-of.ts'
import { RateLimit } from '../infra/rate-limit.ts'
import { CouponGuesses } from './coupon-guesses.ts'
import type { Env } from './env.ts'
import { SharedLimit } from './shared-limit.ts'

const HOUR = 3600

export type Limits = ReturnType<typeof openLimits>

/** How often anyone may do anything. What costs only processor time each process counts for itself. */
export function openLimits(env: Env, db: Database, secret: string) {
  const shared = (name: string, most: number, windowSeconds: number) =>
    new SharedLimit(db, secret, { name, most, windowSeconds })
  return {
    /** Who registers, without saying it. */
    hashNetwork: (address: string) =>
      createHmac('sha256', secret)
        .update(`network ${networkOf(address)}`)
        .digest('base64url'),
    // By the visitor's address.
    pages: new RateLimit(env.PAGES_PER_MINUTE),
    posts: new RateLimit(env.POSTS_PER_MINUTE),
    searches: new RateLimit(env.SEARCHES_PER_MINUTE),
    browserErrors: new RateLimit(env.BROWSER_ERRORS_PER_MINUTE),
    badNotices: new RateLimit(env.BAD_NOTICES_PER_MINUTE),
    customer: new RateLimit(env.CUSTOMER_REQUESTS_PER_MINUTE),
    registrations: shared('registration', env.REGISTRATIONS_PER_MINUTE, 60),
    coupons: new CouponGuesses(shared('coupon', env.WRONG_COUPONS_PER_HOUR, HOUR)),
    // By booking.
    uploads: new RateLimit(env.UPLOADS_PER_MINUTE),
    payments: shared('payment', env.PAYMENTS_PER_HOUR, HOUR),
    changes: shared('change', env.CHANGES_PER_HOUR, HOUR),
    signatures: shared('signature', env.SIGNATURES_PER_HOUR, HOUR),
  }
}
