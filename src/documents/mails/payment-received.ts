import type { Cents } from '../../domain/money.ts'
import { formatMoney } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { Messages } from '../../i18n/messages.ts'
import type { BookingFacts, PaymentMethod } from '../booking-facts.ts'
import { dateTimeText } from '../moments.ts'
import { createTranslator } from '../translator.ts'
import { bookingRows, calendarAttachment, greeting, journey, nextSteps, price } from './blocks.ts'
import { composeMail } from './compose-mail.ts'
import type { Block } from './letter.ts'
import type { Attachment, Mail } from './mail.ts'

export type PaymentReceived = BookingFacts & {
  payment: { amount: Cents; method: PaymentMethod; paidAt: Date }
  /** What is still to be paid of the rent. */
  owed: Cents
  isDepositPaid: boolean
  /** The invoice, and whatever else goes along. */
  attachments: readonly Attachment[]
}

export function paymentReceivedMail(data: PaymentReceived, texts: Messages, locale: Locale): Mail {
  const t = createTranslator('mails.paymentReceived', texts, locale)
  const end = createTranslator('end', texts, locale)
  const methods = createTranslator('papers.methods', texts, locale)
  const { booking, payment } = data
  const isPaid = data.owed <= 0
  const amount = formatMoney(payment.amount, locale)
  const owed = formatMoney(data.owed, locale)
  const date = dateTimeText(payment.paidAt, locale)
  const method = methods(payment.method)
  const opening: Block[] = isPaid
    ? [{ kind: 'text', text: t('paid', { amount, method, date, car: booking.car.name }) }]
    : [
        { kind: 'text', text: t('part', { amount, method, date, owed }) },
        { kind: 'button', label: end('pay', { amount: owed }), url: data.links['bank-links'] },
      ]
  if (booking.deposit > 0) {
    const deposit = { amount: formatMoney(booking.deposit, locale) }
    opening.push({
      kind: 'text',
      text: data.isDepositPaid ? t('depositPaid', deposit) : t('depositOwed', deposit),
    })
  }
  const letter = {
    company: data.company,
    subject: t('subject', { amount, number: booking.number }),
    preheader: isPaid ? t('preheaderPaid', { car: booking.car.name }) : t('preheaderOwed', { owed }),
    title: t('title'),
    blocks: [
      greeting(data.client.firstName, texts, locale),
      ...opening,
      ...nextSteps(data, texts, locale),
      bookingRows(data, texts, locale),
      journey(data, texts, locale),
      ...price(data, texts, locale),
    ],
  }
  return composeMail(letter, texts, locale, [calendarAttachment(data, texts, locale), ...data.attachments])
}
