import type { PaidMethod } from '../../domain/booking/money-statuses.ts'
import { type Cents, minus } from '../../domain/money.ts'
import type { BookingFacts } from '../booking-facts.ts'
import { dateText, dateTimeText } from '../moments.ts'
import type { Reader } from '../reader.ts'
import {
  bookingRows,
  bookingSummary,
  calendarAttachment,
  greeting,
  journey,
  nextSteps,
  openBooking,
  quoted,
} from './blocks.ts'
import { composeMail } from './compose-mail.ts'
import type { Block, Row } from './letter.ts'
import type { Attachment, Mail } from './mail.ts'

export type PaymentReceived = BookingFacts & {
  /** Without a method: kept from the deposit. */
  payment: { amount: Cents; method: PaidMethod | undefined; paidAt: Date }
  /** What is still to be paid of the rent. */
  owed: Cents
  isDepositPaid: boolean
  /** The car is back: nobody needs to hear how to take it. */
  isReturned: boolean
  /** The invoice, and whatever else goes along. */
  attachments: readonly Attachment[]
}

export function paymentReceivedMail(data: PaymentReceived, reader: Reader): Mail {
  const t = reader.t('mails.paymentReceived')
  const { booking, payment, links } = data
  const car = booking.car.name
  const { isReturned } = data
  const isPaid = data.owed <= 0
  const amount = reader.money(payment.amount)
  const owed = reader.money(data.owed)
  const arrived = {
    amount,
    method: payment.method ? reader.t('papers.methods')(payment.method) : t('fromDeposit'),
    date: dateTimeText(payment.paidAt, reader),
  }
  const deposit = { amount: reader.money(booking.deposit) }
  return composeMail(data.company, reader, {
    subject: t('subject', { amount, number: booking.number }),
    preheader: isPaid
      ? t(isReturned ? 'preheaderAfter' : 'preheaderPaid', { car })
      : t('preheaderOwed', { owed }),
    title: t('title'),
    blocks: [
      greeting(data.client, reader),
      {
        kind: 'text',
        text: isPaid
          ? t(isReturned ? 'paidAfter' : 'paid', { ...arrived, car })
          : t('part', { ...arrived, owed }),
      },
      !isPaid && {
        kind: 'button',
        label: reader.t('end')('pay', { amount: owed }),
        url: links['bank-links'],
      },
      !isReturned &&
        booking.deposit > 0 && {
          kind: 'text',
          text: data.isDepositPaid ? t('depositPaid', deposit) : t('depositOwed', deposit),
        },
      !isReturned &&
        isPaid &&
        booking.deposit > 0 &&
        !data.isDepositPaid && {
          kind: 'button',
          label: reader.t('end')('next.deposit.link'),
          url: links['bank-links'],
        },
      openBooking(data, reader, true),
      isReturned
        ? [bookingRows(data, reader)]
        : [...nextSteps(data, reader), ...bookingSummary(data, reader)],
    ],
    attachments: [...(isReturned ? [] : [calendarAttachment(data, reader)]), ...data.attachments],
  })
}

export type Refunded = BookingFacts & {
  /** By whose hand, where it did not go back through the bank by itself. */
  refund: { what: 'rent' | 'deposit'; amount: Cents; sentAt: Date; byHand?: PaidMethod | undefined }
  /** What was held back of a deposit, and what for. */
  kept: { amount: Cents; reasons: readonly string[] } | null
  /** The credit note, if there is one. */
  attachments: readonly Attachment[]
}

export function refundedMail(data: Refunded, reader: Reader): Mail {
  const t = reader.t('mails.refunded')
  const { booking, refund, kept, attachments } = data
  const amount = reader.money(refund.amount)
  const isInHand = refund.byHand === 'CASH'
  const way = isInHand ? 'cash' : refund.byHand === 'CARD' ? 'card' : 'what'
  const sent = t(`${way}.${refund.what}`, { amount, date: dateText(refund.sentAt, reader) })
  return composeMail(data.company, reader, {
    subject: t('subject', { amount, number: booking.number }),
    preheader: isInHand ? sent : t('preheader'),
    title: t(isInHand ? 'titleInHand' : 'title'),
    blocks: [
      greeting(data.client, reader),
      { kind: 'text', text: isInHand ? sent : `${sent} ${t('preheader')}` },
      kept && [
        { kind: 'text', text: t('kept', { amount: reader.money(kept.amount) }) },
        { kind: 'list', items: kept.reasons },
      ],
      openBooking(data, reader),
      bookingRows(data, reader),
    ],
    attachments,
  })
}

export type Cancelled = BookingFacts & {
  by: 'customer' | 'office' | 'unpaid'
  /** What the staff wrote, if anything. */
  reason: string | null
  paid: Cents
  refund: Cents
}

export function cancelledMail(data: Cancelled, reader: Reader): Mail {
  const t = reader.t('mails.cancelled')
  const facts = reader.t('mails.facts')
  const said = t(`by.${data.by}`)
  return composeMail(data.company, reader, {
    subject: t('subject', { number: data.booking.number }),
    preheader: said,
    title: t('title'),
    blocks: [
      greeting(data.client, reader),
      { kind: 'text', text: said },
      quoted(facts('reason'), data.reason),
      moneyBack(data, reader),
      bookingRows(data, reader),
      journey(data, reader),
      openBooking(data, reader, true),
      { kind: 'text', text: t('again') },
      { kind: 'button', label: facts('chooseCar'), url: data.links.index },
    ],
  })
}

function moneyBack({ paid, refund }: Cancelled, reader: Reader): Block[] {
  const t = reader.t('mails.cancelled')
  const { money } = reader
  if (paid === 0) return [{ kind: 'notice', text: t('nothingPaid') }]
  const kept = minus(paid, refund)
  const rows: Row[] = [
    [t('paid'), money(paid)],
    ...(kept > 0 ? [[t('kept'), money(kept)] as const] : []),
    [t('refund'), money(refund)],
  ]
  const how = refund > 0 ? t('refundHow', { refund: money(refund) }) : t('nothingBack', { paid: money(paid) })
  return [
    { kind: 'rows', rows },
    { kind: 'notice', text: how },
  ]
}
