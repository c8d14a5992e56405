import type { PaidMethod } from '../../domain/booking/money-statuses.ts'
import { type Cents, cents, minus, sum } from '../../domain/money.ts'
import { showIban } from '../../domain/people/iban.ts'
import type { BookingFacts } from '../booking-facts.ts'
import { inOrder } from '../in-order.tsx'
import { dateText, dateTimeText } from '../moments.ts'
import { Box } from '../pdf/elements.ts'
import type { Reader } from '../reader.ts'
import { plateText } from '../unbroken.ts'
import { renderPaper } from './paper.tsx'
import { type Fact, FactColumns, Heading, Paragraph, Price, Section, SumRow } from './paper-parts.tsx'
import { styles } from './paper-styles.ts'
import { SellerAndPayer } from './people.tsx'

export type InvoiceFacts = BookingFacts & {
  invoice: {
    number: string
    date: Date
    due: Date
    /** With its check digit. */
    reference: string
    /** What has come and, below zero, gone back for the rent; the deposit is no part of an invoice. */
    payments: readonly { amount: Cents; method: PaidMethod; paidAt: Date }[]
    /** It bills an extra charge and not the rental. */
    isExtra?: boolean
  }
}

export async function renderInvoice(facts: InvoiceFacts, reader: Reader): Promise<Uint8Array> {
  const t = reader.t('papers.invoice')
  const { booking, invoice, company } = facts
  const { car, rent, return: back } = booking
  const bill: Fact[] = [
    [t('date'), dateText(invoice.date, reader)],
    [t('due'), dateText(invoice.due, reader)],
    [t('reference'), invoice.reference],
    [t('purchaseOrder'), booking.purchaseOrder],
  ]
  const account: Fact[] = [
    [t('period'), `${dateTimeText(rent.at, reader)} – ${dateTimeText(back.at, reader)}`],
    [t('iban'), showIban(company.iban)],
    [t('bank'), company.bankName],
  ]
  const body = (
    <>
      <SellerAndPayer facts={facts} reader={reader} />
      <Section>
        <FactColumns left={bill} right={account} />
      </Section>
      <Section
        title={t(invoice.isExtra ? 'extraCharge' : 'carRent', { car: car.name, plate: plateText(car.plate) })}
      >
        <Price booking={booking} reader={reader} />
      </Section>
      <Settlement facts={facts} reader={reader} />
    </>
  )
  const title = t('title', { number: invoice.number })
  const subtitles = [`${reader.t('papers')('booking')} ${booking.number}`]
  return renderPaper({ company, title, subtitles, date: invoice.date, body }, reader)
}

/** What has been paid and what is left. */
function Settlement({ facts, reader }: { facts: InvoiceFacts; reader: Reader }) {
  const t = reader.t('papers.invoice')
  const methods = reader.t('papers.methods')
  const { booking, invoice, company } = facts
  const { payments, reference } = invoice
  const owed = minus(booking.price, sum(payments.map(({ amount }) => amount)))
  return (
    <Section isWhole>
      {payments.length > 0 && <Heading>{t('payments')}</Heading>}
      {inOrder(payments, ({ amount, method, paidAt }) => (
        <SumRow
          label={t(amount < 0 ? 'paidBack' : 'payment', {
            date: dateTimeText(paidAt, reader),
            method: methods(method),
          })}
          amount={reader.money(amount)}
        />
      ))}
      <Box look={[styles.totals, styles.grandTotal]}>
        <SumRow label={owed < 0 ? t('overpaid') : t('owed')} amount={reader.money(cents(Math.abs(owed)))} />
      </Box>
      <Box look={{ height: 10 }} />
      <Paragraph>
        {owed > 0 ? t('howToPay', { iban: showIban(company.iban), reference }) : t('settled')}
      </Paragraph>
    </Section>
  )
}
