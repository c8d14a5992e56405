import { type Cents, cents, minus, type PercentHundredths, vatWithin } from '../money.ts'

/** What an e-invoice is written from: kept with the paper, because names, prices and payments change after it. */
export type Bill = {
  kind: 'invoice' | 'credit-note'
  title: string
  number: string
  /** Days on Tallinn's calendar, `YYYY-MM-DD`. */
  date: string
  due: string
  reference: string
  booking: string
  period: { start: string; end: string }
  language: string
  seller: BillParty & { phone: string; iban: string; bankName: string }
  buyer: BillParty
  /** They add up to the price. What is taken off is below zero. */
  lines: readonly BillLine[]
  /** With VAT; a credit note's is above zero too. */
  price: Cents
  vat: Cents
  vatRate: PercentHundredths
  /** What came for the rent less what went back. */
  paid: Cents
  /** What a credit note takes back, and why. */
  credits: { number: string; date: string; reason: string } | null
}

type BillParty = {
  name: string
  registryCode: string | null
  vatNumber: string | null
  address: string
  email: string
}

export type BillLine = {
  text: string
  reasons: string
  quantity: number
  unit: 'day' | 'hour' | 'piece'
  unitText: string
  amount: Cents
}

/**
 * The lines without VAT. Prices are told with VAT and the VAT is taken from their sum, so each line has what its amount
 * adds to the net sum so far: nothing is lost to rounding, and no line changes its sign.
 */
export function withoutVat({ lines, vatRate }: Pick<Bill, 'lines' | 'vatRate'>): (BillLine & {
  net: Cents
})[] {
  const netOf = (gross: number) => gross - vatWithin(cents(gross), vatRate)
  let gross = 0
  return lines.map((line) => {
    const before = netOf(gross)
    gross += line.amount
    return { ...line, net: cents(netOf(gross) - before) }
  })
}

export const owedOn = ({ price, paid }: Pick<Bill, 'price' | 'paid'>): Cents => minus(price, paid)
