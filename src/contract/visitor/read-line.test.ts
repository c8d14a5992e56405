import { describe, expect, it } from 'vitest'
import { calendarDay } from '../../domain/calendar/wall-clock.ts'
import { cents, percentHundredths } from '../../domain/money.ts'
import type { QuoteLine } from '../../domain/pricing/quote-line.ts'
import { lineKinds } from '../../domain/pricing/quote-line.ts'
import { presentLine } from '../../server/api/visitor/present.ts'
import { quotedPrice } from './answers.ts'
import { readLine } from './read-line.ts'

const dayPrice = {
  weekdays: [0, 1, 6] as const,
  seasonStart: calendarDay(20_697),
  seasonEnd: calendarDay(20_900),
  listPrice: cents(4_999),
  regulation: cents(-150),
  discount: percentHundredths(1_250),
}
const lines: QuoteLine[] = [
  { kind: 'car-days', quantity: 3, unitAmount: cents(4_224), amount: cents(12_672), details: dayPrice },
  { kind: 'car-hours', quantity: 2, unitAmount: cents(501), amount: cents(1_002), details: dayPrice },
  {
    kind: 'company-days',
    quantity: 2,
    unitAmount: cents(3_900),
    amount: cents(7_800),
    details: { company: 'Näidis AS' },
  },
  {
    kind: 'company-hours',
    quantity: 3,
    unitAmount: cents(450),
    amount: cents(1_350),
    details: { company: 'Näidis AS' },
  },
  {
    kind: 'weekend',
    quantity: 1,
    unitAmount: null,
    amount: cents(-333),
    details: { discount: percentHundredths(750) },
  },
  { kind: 'group-coupon', quantity: 1, unitAmount: null, amount: cents(-29), details: { code: 'SUVI' } },
  {
    kind: 'company-discount',
    quantity: 1,
    unitAmount: cents(-1_267),
    amount: cents(-1_267),
    details: { company: 'Näidis AS', percent: percentHundredths(1_000) },
  },
  {
    kind: 'rent-fee',
    quantity: 1,
    unitAmount: cents(1_500),
    amount: cents(1_500),
    details: { locationId: 2 },
  },
  {
    kind: 'rent-coupon',
    quantity: 1,
    unitAmount: null,
    amount: cents(-7),
    details: { code: 'A1', locationId: 2 },
  },
  { kind: 'return-fee', quantity: 1, unitAmount: cents(0), amount: cents(0), details: { locationId: 3 } },
  {
    kind: 'return-coupon',
    quantity: 1,
    unitAmount: null,
    amount: cents(-1),
    details: { code: 'B1', locationId: 3 },
  },
  {
    kind: 'service',
    quantity: 2,
    unitAmount: cents(1_010),
    amount: cents(2_020),
    details: { serviceId: 5, discount: percentHundredths(1_005), markup: percentHundredths(333) },
  },
  {
    kind: 'service-coupon',
    quantity: 1,
    unitAmount: null,
    amount: cents(-9),
    details: { code: 'C1', serviceId: 5 },
  },
  {
    kind: 'end-regulation',
    quantity: 1,
    unitAmount: null,
    amount: cents(57),
    details: { percent: percentHundredths(299), isDiscount: false },
  },
  {
    kind: 'hand-discount',
    quantity: 1,
    unitAmount: cents(-1_000),
    amount: cents(-1_000),
    details: { percent: percentHundredths(1250) },
  },
  { kind: 'agreed-price', quantity: 1, unitAmount: cents(-500), amount: cents(-500), details: {} },
  {
    kind: 'late-return',
    quantity: 1,
    unitAmount: null,
    amount: cents(4_224),
    details: { days: 0, hours: 7 },
  },
  { kind: 'cancel-fee', quantity: 1, unitAmount: cents(2_850), amount: cents(2_850), details: {} },
  {
    kind: 'extra-charge',
    quantity: 1,
    unitAmount: cents(5_100),
    amount: cents(5_100),
    details: { charge: 'fuel', reason: '3/8' },
  },
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
