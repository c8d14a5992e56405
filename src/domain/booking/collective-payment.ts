import { type Cents, cents, minus } from '../money.ts'
import { makeReferenceNumber } from '../people/reference-number.ts'
import type { BankEntry } from './bank-entry.ts'

/** Before a collective invoice's digits: no booking's number is so long, so a reference names one or the other. */
const MARK = '9'
const NUMBER = /KA-(\d{4})-(\d{5})/

/** The reference number of a collective invoice, made of its own number, `KA-2026-00012`. */
export function collectiveReference(number: string): string {
  const [, year, place] = NUMBER.exec(number) ?? []
  return (year && place && makeReferenceNumber(`${MARK}${year}${place}`)) || ''
}

/** The number of the collective invoice that a movement names: by its reference, or by the only one in what the payer wrote. */
export function collectiveNamedBy({
  reference,
  text,
}: Pick<BankEntry, 'reference' | 'text'>): string | undefined {
  if (reference) return numberBehind(reference)
  const named = [
    ...(text.match(/\d+/g) ?? []).map(numberBehind),
    ...(text.toUpperCase().match(new RegExp(NUMBER, 'g')) ?? []),
  ].filter((number) => number !== undefined)
  return new Set(named).size === 1 ? named[0] : undefined
}

function numberBehind(reference: string): string | undefined {
  const digits = reference.replaceAll(/\s/g, '').replace(/^RF\d\d/i, '')
  const [, year, place] = new RegExp(`^${MARK}(\\d{4})(\\d{5})\\d$`).exec(digits) ?? []
  const number = `KA-${year}-${place}`
  return year && collectiveReference(number) === digits ? number : undefined
}

export type RentalDue = { bookingId: number; due: Cents }

/** How much of one sum each rental gets: the oldest first, all that it owes. What is beyond them all goes to the last. */
export function shareOut(
  amount: Cents,
  rentals: readonly RentalDue[],
): { bookingId: number; amount: Cents }[] {
  let left = amount
  const shares = rentals.map(({ bookingId, due }, place) => {
    const isLast = place === rentals.length - 1
    const share = isLast ? left : cents(Math.min(left, Math.max(0, due)))
    left = minus(left, share)
    return { bookingId, amount: share }
  })
  return shares.filter((share) => share.amount > 0)
}
