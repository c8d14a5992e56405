import { View } from '@react-pdf/renderer'
import { createElement } from 'react'
import { type Cents, negative, vatWithin } from '../../domain/money.ts'
import { formatMoney } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { Messages } from '../../i18n/messages.ts'
import type { BookingFacts } from '../booking-facts.ts'
import { dateText } from '../moments.ts'
import { createTranslator } from '../translator.ts'
import { plateText } from '../unbroken.ts'
import { invoiceSides } from './invoice-sides.ts'
import { renderPaper } from './paper.ts'
import { factRows, lineTable, paragraph, section, vatSplit } from './paper-parts.ts'
import { styles } from './paper-styles.ts'

export type CreditNoteFacts = BookingFacts & {
  creditNote: {
    number: string
    date: Date
    invoice: { number: string; date: Date }
    /** With VAT, above zero; it stands on the paper below zero. */
    amount: Cents
    reason: string
  }
}

export async function renderCreditNote(
  facts: CreditNoteFacts,
  texts: Messages,
  locale: Locale,
): Promise<Uint8Array> {
  const t = createTranslator('papers.invoice', texts, locale)
  const papers = createTranslator('papers', texts, locale)
  const { booking, creditNote } = facts
  const { amount, invoice } = creditNote
  const text = t('carRent', { car: booking.car.name, plate: plateText(booking.car.plate) })
  const sums = {
    price: negative(amount),
    vat: negative(vatWithin(amount, booking.vatRate)),
    vatRate: booking.vatRate,
    totalLabel: t('creditTotal'),
  }
  return renderPaper(
    {
      company: facts.company,
      title: t('creditTitle', { number: creditNote.number }),
      subtitles: [`${papers('booking')} ${booking.number}`],
      date: creditNote.date,
      body: createElement(
        View,
        null,
        invoiceSides(facts, texts, locale),
        createElement(
          View,
          { style: styles.section },
          factRows([{ label: t('date'), value: dateText(creditNote.date, locale) }]),
          paragraph(t('credits', { number: invoice.number, date: dateText(invoice.date, locale) })),
          paragraph(t('creditReason', { reason: creditNote.reason })),
        ),
        section(
          text,
          lineTable([{ text, reasons: '', shown: formatMoney(negative(amount), locale) }], texts, locale),
          vatSplit(sums, texts, locale),
        ),
      ),
    },
    texts,
    locale,
  )
}
