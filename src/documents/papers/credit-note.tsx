import { type Cents, negative, vatWithin } from '../../domain/money.ts'
import type { BookingFacts } from '../booking-facts.ts'
import { dateText } from '../moments.ts'
import type { Reader } from '../reader.ts'
import { plateText } from '../unbroken.ts'
import { renderPaper } from './paper.tsx'
import { Facts, LineTable, Section, VatSplit } from './paper-parts.tsx'
import { SellerAndPayer } from './people.tsx'

export type CreditNoteFacts = BookingFacts & {
  creditNote: {
    number: string
    date: Date
    invoice: { number: string; date: Date }
    /** With VAT, above zero; it stands on the paper below zero. */
    amount: Cents
    reason: string
    /** It takes back an extra charge and not the rental. */
    isExtra?: boolean
  }
}

export async function renderCreditNote(facts: CreditNoteFacts, reader: Reader): Promise<Uint8Array> {
  const t = reader.t('papers.invoice')
  const { company, booking, creditNote } = facts
  const { number, date, invoice, amount, reason } = creditNote
  const { car, vatRate } = booking
  const text = t(creditNote.isExtra ? 'extraCharge' : 'carRent', {
    car: car.name,
    plate: plateText(car.plate),
  })
  const sums = { price: negative(amount), vat: negative(vatWithin(amount, vatRate)), vatRate }
  const body = (
    <>
      <SellerAndPayer facts={facts} reader={reader} />
      <Section>
        <Facts
          of={[
            [t('creditDate'), dateText(date, reader)],
            [t('credits'), `${invoice.number}, ${dateText(invoice.date, reader)}`],
            [t('creditReason'), reason],
          ]}
        />
      </Section>
      <Section>
        <LineTable lines={[{ text, reasons: '', shown: reader.money(negative(amount)) }]} reader={reader} />
        <VatSplit sums={sums} total={reader.t('papers')('total')} reader={reader} />
      </Section>
    </>
  )
  const title = t('creditTitle', { number })
  const subtitles = [`${reader.t('papers')('booking')} ${booking.number}`]
  return renderPaper({ company, title, subtitles, date, body }, reader)
}
