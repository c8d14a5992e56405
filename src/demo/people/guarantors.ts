import type { guarantors } from '../../db/schema/people.ts'
import { cents } from '../../domain/money.ts'
import { daysAfter, morningOf } from '../days.ts'
import { makeGuarantor, type Row } from '../factories.ts'
import type { Person } from './person.ts'

/** Who has a guarantor, by last name. */
const guaranteed: ReadonlyMap<string, number> = new Map([
  ['Vahtramäe', 1],
  ['Nurmesniemi', 2],
  ['Hrytsenko', 3],
])

export function guarantorOf({ last }: Person): number | null {
  return guaranteed.get(last) ?? null
}

export function guarantorRows(today: string): Row<typeof guarantors>[] {
  const since = morningOf(daysAfter(today, -420))
  const dates = { createdAt: since, updatedAt: since }
  return [
    makeGuarantor({
      id: 1,
      name: 'Toomas Vahtramäe',
      email: 'toomas.vahtramae@example.ee',
      idCode: '36805280109',
      documentNumber: 'AA0000101',
      address: 'Õunapuu 6, 72210 Türi',
      phone: '+37255000201',
      responsibilityLimit: cents(150_000),
      ...dates,
    }),
    makeGuarantor({
      id: 2,
      name: 'Endel Saarepuu',
      email: 'endel.saarepuu@example.ee',
      idCode: '35703150220',
      documentNumber: 'AA0000102',
      address: 'Rannakivi 1, 92411 Kärdla',
      phone: '+37255000202',
      responsibilityLimit: cents(100_000),
      ...dates,
    }),
    makeGuarantor({
      id: 3,
      name: 'Eliise Kanarik',
      email: 'eliise.kanarik@example.ee',
      idCode: '60001019983',
      documentNumber: 'AA0000103',
      address: 'Haigla põik 3-8, 13419 Tallinn',
      phone: '+37255000203',
      responsibilityLimit: cents(200_000),
      ...dates,
    }),
  ]
}
