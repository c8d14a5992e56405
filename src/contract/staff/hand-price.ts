import { z } from 'zod'
import { percentHundredths } from '../../domain/money.ts'
import { LONGEST_HAND_REASON } from '../../domain/pricing/hand-price.ts'
import { euros, neededText, readOr } from '../values.ts'

/** What staff take off a price, or agree on instead of it. Money is euros, percents are percents. */

const percent = z
  .number()
  .min(0.01, { error: 'too_small' })
  .max(100)
  .transform(
    readOr('format', (value: number) => {
      const hundredths = Math.round(value * 100)
      return Math.abs(value * 100 - hundredths) < 1e-6 ? percentHundredths(hundredths) : undefined
    }),
  )
const reason = neededText(LONGEST_HAND_REASON)

export const handPriceBody = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('percent'), percent, reason }),
  z.strictObject({
    kind: z.literal('amount'),
    amount: euros.refine((amount) => amount > 0, { error: 'too_small' }),
    reason,
  }),
  z.strictObject({ kind: z.literal('price'), price: euros, reason }),
])
export type HandPriceBody = z.input<typeof handPriceBody>
