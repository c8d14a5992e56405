import { createHash } from 'node:crypto'
import type { BankEntry, BankStatement } from '../../domain/booking/bank-entry.ts'
import { type Cents, cents, negative, sum } from '../../domain/money.ts'
import type { Details, Entry, Statement } from './camt053-wire.ts'

type Movement = { entry: Entry; details: Details | undefined; amount: Cents; ref: string | undefined }

/** Every booked movement of a statement; of several that a bank tells in one entry, each for itself. */
export function statementOf({ Acct, Ntry, CreDtTm }: Statement): BankStatement {
  const booked = Ntry.filter(({ Sts }) => (typeof Sts === 'string' ? Sts : Sts.Cd) === 'BOOK')
  const seen = new Map<string, number>()
  const entries = booked.flatMap(movementsOf).flatMap((movement): BankEntry[] => {
    const facts = factsOf(movement, CreDtTm ?? '')
    const { ref } = movement
    const name = ref ?? hashOf(facts)
    const base = `${name} ${facts.bookedOn} ${facts.amount}`
    const times = (seen.get(base) ?? 0) + 1
    seen.set(base, times)
    if (times === 1) return [{ ...facts, key: base }]
    // What the bank names twice is one movement. What it does not name may be equal and yet be two.
    return ref ? [] : [{ ...facts, key: `${base} ${times}` }]
  })
  return { iban: (Acct.Id.IBAN ?? '').replaceAll(/\s/g, ''), entries, pending: Ntry.length - booked.length }
}

/** Parts that do not add up to their entry are told as the entry alone: nothing is lost, and people look. */
function movementsOf(entry: Entry): Movement[] {
  const whole = centsOf(entry.Amt['#text'])
  const ref = entry.AcctSvcrRef || undefined
  const parts = (entry.NtryDtls ?? []).flatMap((one) => one?.TxDtls ?? [])
  const [only] = parts
  if (parts.length === 1)
    return [{ entry, details: only, amount: whole, ref: ref ?? (only?.Refs?.AcctSvcrRef || undefined) }]
  const amounts = parts.map((details) => amountOf(details, entry))
  const isWhole = parts.length > 0 && sum(amounts.map((amount) => amount ?? cents(0))) === whole
  if (!isWhole || amounts.includes(undefined)) return [{ entry, details: undefined, amount: whole, ref }]
  const names = parts.map(({ Refs }) => Refs?.AcctSvcrRef)
  const isNamed = new Set(names).size === parts.length && names.every(Boolean)
  return parts.map((details, index) => ({
    entry,
    details,
    amount: amounts[index] ?? cents(0),
    ref: isNamed ? names[index] : ref && `${ref}/${index + 1}`,
  }))
}

/** In the currency and direction of the entry; undefined for what is told otherwise. */
function amountOf({ Amt, AmtDtls, CdtDbtInd }: Details, entry: Entry): Cents | undefined {
  const told = Amt ?? AmtDtls?.TxAmt?.Amt
  const isAlike = told?.['@Ccy'] === entry.Amt['@Ccy'] && (CdtDbtInd ?? entry.CdtDbtInd) === entry.CdtDbtInd
  return told && isAlike ? centsOf(told['#text']) : undefined
}

function factsOf({ entry, details, amount }: Movement, createdAt: string): Omit<BankEntry, 'key'> {
  const { RltdPties: parties, RmtInf: about } = details ?? {}
  const { Dbtr: payer, DbtrAcct: from } = parties ?? {}
  const reference = about?.Strd?.map((one) => one?.CdtrRefInf?.Ref).find(Boolean) ?? ''
  const day = [entry.BookgDt, entry.ValDt].map((one) => one?.Dt ?? one?.DtTm).find(Boolean) ?? createdAt
  return {
    bookedOn: day.slice(0, 'YYYY-MM-DD'.length),
    amount: entry.CdtDbtInd === 'CRDT' ? amount : negative(amount),
    currency: entry.Amt['@Ccy'],
    isReversal: entry.RvslInd === 'true' || entry.RvslInd === '1',
    reference,
    payerName: payer?.Nm ?? payer?.Pty?.Nm ?? '',
    payerIban: from?.Id.IBAN ?? from?.Id.Othr?.Id ?? '',
    text: about?.Ustrd?.join(' ') || entry.AddtlNtryInf || '',
  }
}

const hashOf = (facts: Omit<BankEntry, 'key'>): string =>
  createHash('sha256').update(JSON.stringify(facts)).digest('hex')

/** Hundredths of the currency; what is finer is of no currency that is matched. */
function centsOf(text: string): Cents {
  const [whole = '0', part = ''] = text.split('.')
  return cents(Number(whole) * 100 + Number(part.padEnd(2, '0').slice(0, 2)))
}
