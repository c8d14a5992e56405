import type { Bill, BillLine } from '../../domain/booking/bill.ts'
import { labelText } from '../../domain/calendar/tallinn.ts'
import { sum, vatWithin } from '../../domain/money.ts'
import { lineForms, lineHeadings } from '../../domain/pricing/quote-line.ts'
import { type BookingFacts, fullName } from '../booking-facts.ts'
import type { CreditNoteFacts } from '../papers/credit-note.tsx'
import type { InvoiceFacts } from '../papers/invoice.tsx'
import { priceSections } from '../price-words.ts'
import type { Reader } from '../reader.ts'
import { plateText } from '../unbroken.ts'

/** What the invoice says, for machines. */
export function billOfInvoice(facts: InvoiceFacts, reader: Reader): Bill {
  const { booking, invoice } = facts
  const { number, date, due, reference, payments } = invoice
  return {
    ...commonOf(facts, reader),
    kind: 'invoice',
    title: reader.t('papers.invoice')('title', { number }),
    number,
    date: dayOf(date),
    due: dayOf(due),
    reference,
    lines: linesOf(facts, reader),
    price: booking.price,
    vat: booking.vat,
    paid: sum(payments.map(({ amount }) => amount)),
    credits: null,
  }
}

export function billOfCreditNote(facts: CreditNoteFacts, reference: string, reader: Reader): Bill {
  const t = reader.t('papers.invoice')
  const { booking, creditNote } = facts
  const { number, date, invoice, amount, reason } = creditNote
  const { car, vatRate } = booking
  const text = t('carRent', { car: car.name, plate: plateText(car.plate) })
  return {
    ...commonOf(facts, reader),
    kind: 'credit-note',
    title: t('creditTitle', { number }),
    number,
    date: dayOf(date),
    due: dayOf(date),
    reference,
    lines: [{ text, reasons: '', quantity: 1, unit: 'piece', unitText: unitText('piece', reader), amount }],
    price: amount,
    vat: vatWithin(amount, vatRate),
    paid: sum([]),
    credits: { number: invoice.number, date: dayOf(invoice.date), reason },
  }
}

const dayOf = (moment: Date): string => labelText(moment).slice(0, 'YYYY-MM-DD'.length)

function commonOf({ booking, company, client }: BookingFacts, reader: Reader) {
  const { name, registryCode, vatNumber, address, email, phone, iban, bankName } = company
  const isCompany = client.companyName !== null
  return {
    booking: booking.number,
    period: { start: dayOf(booking.rent.at), end: dayOf(booking.return.at) },
    language: reader.locale,
    vatRate: booking.vatRate,
    seller: {
      name,
      registryCode,
      vatNumber,
      address,
      email,
      phone,
      iban: iban.replaceAll(/\s/g, ''),
      bankName,
    },
    buyer: {
      name: client.companyName ?? fullName(client),
      registryCode: isCompany ? client.companyRegistryCode : null,
      vatNumber: isCompany ? client.companyVatNumber : null,
      address: (isCompany ? client.companyAddress : client.address) ?? '',
      email: client.email,
    },
  }
}

/** In the order and with the words of the paper. */
function linesOf({ booking }: BookingFacts, reader: Reader): BillLine[] {
  const inOrder = lineHeadings.flatMap((heading) =>
    booking.lines.filter(({ kind }) => lineForms[kind].heading === heading),
  )
  return inOrder.map((line) => {
    const [worded] = priceSections({ ...booking, lines: [line] }, reader).flatMap(({ lines }) => lines)
    const { unit } = lineForms[line.kind]
    return {
      text: worded?.text ?? '',
      reasons: worded?.reasons ?? '',
      quantity: line.quantity,
      unit,
      unitText: unitText(unit, reader),
      amount: line.amount,
    }
  })
}

const unitText = (unit: BillLine['unit'], reader: Reader): string => reader.t('papers.units')(unit)
