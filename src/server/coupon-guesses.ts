import type { CouponAnswer as ToldCoupon } from '../contract/visitor/answers.ts'
import type { CouponAnswer, CouponRefusal } from '../domain/coupons/coupon.ts'
import { normaliseCode } from '../domain/coupons/coupon-code.ts'
import type { SharedLimit } from './shared-limit.ts'

const wrong = new Set<CouponRefusal | null>(['unknown', 'not_yet', 'expired'])
const REMEMBERED_MS = 3_600_000
const MOST_REMEMBERED = 50_000

/** What became of looking with codes; `refused` are those that were not looked up. */
type Looked<Result> = { result: Result; refused: ToldCoupon[] }

/**
 * Lets an address try so many wrong codes an hour; from then on its codes are not looked up, and the rest of what it
 * asked is. A wrong code that goes along from page to page counts once.
 */
export class CouponGuesses {
  readonly #limit: SharedLimit
  /** Wrong codes that were counted, with the time; the oldest first. */
  readonly #counted = new Map<string, number>()

  constructor(limit: SharedLimit) {
    this.#limit = limit
  }

  async look<Result>(
    visitor: string,
    codes: readonly string[],
    find: (codes: readonly string[]) => Promise<Result>,
    /** Undefined when the result tells without saying which codes are right. */
    answersIn: (result: Result) => readonly CouponAnswer[] | undefined,
  ): Promise<Looked<Result>> {
    const sent = [...new Set(codes.map(normaliseCode).filter((code) => code !== ''))]
    const fresh = sent.filter((code) => !this.#isCounted(visitor, code))
    if (fresh.length === 0) return { result: await find(codes), refused: [] }
    // Counted before they are judged, so that many at once gain nothing.
    if ((await this.#limit.take(visitor, fresh.length)) > 0) {
      const refused = sent.map((code) => ({
        code,
        name: null,
        applied: false,
        reason: 'too_many_tries' as const,
      }))
      return { result: await find([]), refused }
    }
    const result = await find(codes)
    const answers = answersIn(result)
    const right = answers ? fresh.filter((code) => isRight(code, answers)) : []
    for (const code of fresh) if (!right.includes(code)) this.#count(visitor, code)
    await this.#limit.giveBack(visitor, right.length)
    return { result, refused: [] }
  }

  #isCounted(visitor: string, code: string): boolean {
    const at = this.#counted.get(`${visitor} ${code}`)
    return at !== undefined && performance.now() - at < REMEMBERED_MS
  }

  #count(visitor: string, code: string): void {
    const key = `${visitor} ${code}`
    this.#counted.delete(key)
    this.#counted.set(key, performance.now())
    if (this.#counted.size <= MOST_REMEMBERED) return
    const oldest = this.#counted.keys().next()
    if (!oldest.done) this.#counted.delete(oldest.value)
  }
}

function isRight(code: string, answers: readonly CouponAnswer[]): boolean {
  const answer = answers.find((one) => normaliseCode(one.code) === code)
  return !answer || !wrong.has(answer.reason)
}
