import { View } from '@react-pdf/renderer'
import { createElement, type ReactNode } from 'react'
import { type Cents, minus, negative, sum } from '../../domain/money.ts'
import { formatMoney } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { Messages } from '../../i18n/messages.ts'
import type { BookingFacts, PaymentMethod } from '../booking-facts.ts'
import { dateText, dateTimeText } from '../moments.ts'
import { priceSections } from '../price-words.ts'
import { createTranslator } from '../translator.ts'
import { plateText } from '../unbroken.ts'
import { invoiceSides } from './invoice-sides.ts'
import { renderPaper } from './paper.ts'
import {
  columns,
  factRows,
  heading,
  lineTable,
  paragraph,
  section,
  smallPrint,
  sumRow,
  vatSplit,
} from './paper-parts.ts'
import { styles } from './paper-styles.ts'

export type InvoiceFacts = BookingFacts & {
  invoice: {
    number: string
    date: Date
    due: Date
    /** With its check digit. */
    reference: string
    /** What has arrived for the rent; the deposit is no part of an invoice. */
    payments: readonly { amount: Cents; method: PaymentMethod; paidAt: Date }[]
  }
}

export async function renderInvoice(
  facts: InvoiceFacts,
  texts: Messages,
  locale: Locale,
): Promise<Uint8Array> {
  const t = createTranslator('papers.invoice', texts, locale)
  const papers = createTranslator('papers', texts, locale)
  const { booking, invoice, company } = facts
  const { car } = booking
  const lines = priceSections(booking, texts, locale).flatMap((part) => part.lines)
  return renderPaper(
    {
      company,
      title: t('title', { number: invoice.number }),
      subtitles: [`${papers('booking')} ${booking.number}`],
      date: invoice.date,
      body: createElement(
        View,
        null,
        invoiceSides(facts, texts, locale),
        createElement(
          View,
          { style: styles.section },
          columns(
            factRows([
              { label: t('date'), value: dateText(invoice.date, locale) },
              { label: t('due'), value: dateText(invoice.due, locale) },
              { label: t('reference'), value: invoice.reference },
            ]),
            factRows([
              {
                label: t('period'),
                value: `${dateTimeText(booking.rent.at, locale)} – ${dateTimeText(booking.return.at, locale)}`,
              },
              { label: t('iban'), value: inFours(company.iban) },
              { label: t('bank'), value: company.bankName },
            ]),
          ),
        ),
        section(
          t('carRent', { car: car.name, plate: plateText(car.plate) }),
          lineTable(lines, texts, locale),
          smallPrint(papers('pricesWithVat')),
          vatSplit({ ...booking, totalLabel: papers('total') }, texts, locale),
        ),
        settlement(facts, texts, locale),
      ),
    },
    texts,
    locale,
  )
}

/** What has been paid and what is left. */
function settlement({ booking, invoice, company }: InvoiceFacts, texts: Messages, locale: Locale): ReactNode {
  const t = createTranslator('papers.invoice', texts, locale)
  const methods = createTranslator('papers.methods', texts, locale)
  const owed = minus(booking.price, sum(invoice.payments.map(({ amount }) => amount)))
  const rows = invoice.payments.map(({ amount, method, paidAt }) =>
    sumRow(
      t('payment', { date: dateTimeText(paidAt, locale), method: methods(method) }),
      formatMoney(amount, locale),
    ),
  )
  return createElement(
    View,
    { style: styles.section, wrap: false },
    rows.length > 0 ? heading(t('payments')) : null,
    ...rows,
    createElement(
      View,
      { style: [styles.totals, styles.grandTotal] },
      owed < 0
        ? sumRow(t('overpaid'), formatMoney(negative(owed), locale))
        : sumRow(t('owed'), formatMoney(owed, locale)),
    ),
    createElement(View, { style: { height: 10 } }),
    paragraph(
      owed > 0 ? t('howToPay', { iban: inFours(company.iban), reference: invoice.reference }) : t('settled'),
    ),
  )
}

function inFours(iban: string): string {
  return iban.replaceAll(/(.{4})(?=.)/g, '$1\u00a0')
}
