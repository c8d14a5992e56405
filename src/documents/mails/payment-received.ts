import type { PaidMethod } from '../../domain/booking/money-statuses.ts'
import type { Cents } from '../../domain/money.ts'
import type { BookingFacts } from '../booking-facts.ts'
import { dateTimeText } from '../moments.ts'
import type { Reader } from '../reader.ts'
import { bookingRows, calendarAttachment, greeting, journey, nextSteps, price } from './blocks.ts'
import { composeMail } from './compose-mail.ts'
import type { Attachment, Mail } from './mail.ts'

export type PaymentReceived = BookingFacts & {
  payment: { amount: Cents; method: PaidMethod; paidAt: Date }
  /** What is still to be paid of the rent. */
  owed: Cents
  isDepositPaid: boolean
  /** The invoice, and whatever else goes along. */
  attachments: readonly Attachment[]
}

export function paymentReceivedMail(data: PaymentReceived, reader: Reader): Mail {
  const t = reader.t('mails.paymentReceived')
  const { booking, payment, links } = data
  const car = booking.car.name
  const isPaid = data.owed <= 0
  const amount = reader.money(payment.amount)
  const owed = reader.money(data.owed)
  const arrived = {
    amount,
    method: reader.t('papers.methods')(payment.method),
    date: dateTimeText(payment.paidAt, reader),
  }
  const deposit = { amount: reader.money(booking.deposit) }
  return composeMail(data.company, reader, {
    subject: t('subject', { amount, number: booking.number }),
    preheader: isPaid ? t('preheaderPaid', { car }) : t('preheaderOwed', { owed }),
    title: t('title'),
    blocks: [
      greeting(data.client, reader),
      { kind: 'text', text: isPaid ? t('paid', { ...arrived, car }) : t('part', { ...arrived, owed }) },
      !isPaid && {
        kind: 'button',
        label: reader.t('end')('pay', { amount: owed }),
        url: links['bank-links'],
      },
      booking.deposit > 0 && {
        kind: 'text',
        text: data.isDepositPaid ? t('depositPaid', deposit) : t('depositOwed', deposit),
      },
      nextSteps(data, reader),
      bookingRows(data, reader),
      journey(data, reader),
      price(data, reader),
    ],
    attachments: [calendarAttachment(data, reader), ...data.attachments],
  })
}
