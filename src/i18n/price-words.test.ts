import { createTranslator } from 'use-intl/core'
import { expect, it } from 'vitest'
import { calendarDay } from '../domain/calendar/wall-clock.ts'
import { cents, percentHundredths } from '../domain/money.ts'
import type { QuoteLine } from '../domain/pricing/quote-line.ts'
import { loadMessages, type Messages } from './messages.ts'
import { wordSections } from './price-words.ts'

const details = {
  weekdays: [0, 1, 2] as const,
  seasonStart: calendarDay(20_697),
  seasonEnd: calendarDay(20_938),
  listPrice: cents(5_000),
  regulation: cents(0),
  discount: percentHundredths(1_250),
}
const lines: QuoteLine[] = [
  {
    kind: 'service',
    quantity: 1,
    unitAmount: cents(0),
    amount: cents(0),
    details: { serviceId: 4, discount: percentHundredths(0), markup: percentHundredths(0) },
  },
  { kind: 'car-days', quantity: 3, unitAmount: cents(4_375), amount: cents(13_125), details },
  {
    kind: 'weekend',
    quantity: 1,
    unitAmount: null,
    amount: cents(-500),
    details: { discount: percentHundredths(1_000) },
  },
  {
    kind: 'end-regulation',
    quantity: 1,
    unitAmount: cents(1_010),
    amount: cents(1_010),
    details: { percent: percentHundredths(800), isDiscount: false },
  },
]

it('lines stand under their headings in the order of a price, with their reasons; a free service is included', async () => {
  const t = createTranslator<Messages>({ locale: 'et', messages: await loadMessages('et') })
  const names = { rentPlace: 'Tallinn', returnPlace: 'Tartu', services: new Map([[4, 'Põhikate']]) }
  // Numbers and their units stand together: the spaces in them do not break.
  const plain = JSON.parse(JSON.stringify(wordSections(lines, names, t, 'et')).replaceAll('\u00a0', ' '))
  expect(plain).toEqual([
    {
      title: 'Auto rent',
      lines: [
        {
          text: '3 ööpäeva (E–K), hooaeg 01.09.2026–30.04.2027',
          reasons: 'hinnakirja hind 50,00 € · pikema rendi soodustus 12,5% · 3 × 43,75 €',
          amount: 13_125,
          shown: '131,25 €',
        },
        { text: 'Nädalavahetuse soodustus 10%', reasons: '', amount: -500, shown: '−5,00 €' },
        { text: 'Hooaja lisatasu 8%', reasons: '', amount: 1_010, shown: '10,10 €' },
      ],
    },
    {
      title: 'Kindlustus ja lisad',
      lines: [{ text: 'Põhikate', reasons: '', amount: 0, shown: 'hinna sees' }],
    },
  ])
})
