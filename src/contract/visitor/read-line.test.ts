import { describe, expect, it } from 'vitest'
import type { QuoteLine } from '../../domain/pricing/quote-line.ts'
import { lineKinds } from '../../domain/pricing/quote-line.ts'
import { presentLine } from '../../server/api/visitor/present.ts'
import { quotedPrice } from './answers.ts'
import { readLine } from './read-line.ts'

const dayPrice = {
  weekdays: [0, 1, 6] as const,
  seasonStart: 20_697,
  seasonEnd: 20_900,
  listPrice: 4_999,
  regulation: -150,
  discount: 1_250,
}
const lines: QuoteLine[] = [
  { kind: 'car-days', quantity: 3, unitAmount: 4_224, amount: 12_672, details: dayPrice },
  { kind: 'car-hours', quantity: 2, unitAmount: 501, amount: 1_002, details: dayPrice },
  { kind: 'weekend', quantity: 1, unitAmount: null, amount: -333, details: { discount: 750 } },
  { kind: 'group-coupon', quantity: 1, unitAmount: null, amount: -29, details: { code: 'SUVI' } },
  { kind: 'rent-fee', quantity: 1, unitAmount: 1_500, amount: 1_500, details: { locationId: 2 } },
  { kind: 'rent-coupon', quantity: 1, unitAmount: null, amount: -7, details: { code: 'A1', locationId: 2 } },
  { kind: 'return-fee', quantity: 1, unitAmount: 0, amount: 0, details: { locationId: 3 } },
  {
    kind: 'return-coupon',
    quantity: 1,
    unitAmount: null,
    amount: -1,
    details: { code: 'B1', locationId: 3 },
  },
  {
    kind: 'service',
    quantity: 2,
    unitAmount: 1_010,
    amount: 2_020,
    details: { serviceId: 5, discount: 1_005, markup: 333 },
  },
  {
    kind: 'service-coupon',
    quantity: 1,
    unitAmount: null,
    amount: -9,
    details: { code: 'C1', serviceId: 5 },
  },
  {
    kind: 'end-regulation',
    quantity: 1,
    unitAmount: null,
    amount: 57,
    details: { percent: 299, isDiscount: false },
  },
  { kind: 'late-return', quantity: 1, unitAmount: null, amount: 4_224, details: { days: 0, hours: 7 } },
]

describe('a line of every kind', () => {
  it('is among those tried here', () => {
    expect(lines.map(({ kind }) => kind)).toEqual(lineKinds)
  })

  it.each(lines)('$kind goes out by the schema and is read back as it was', (line) => {
    const sent = quotedPrice.shape.lines.element.parse(presentLine(line))
    expect(readLine(sent)).toMatchObject(line)
  })
})
