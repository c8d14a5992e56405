import { DISPUTE_DAYS, type ExtraChargeKind } from '../../domain/booking/extra-charges.ts'
import type { Cents } from '../../domain/money.ts'
import type { BookingFacts } from '../booking-facts.ts'
import { dateTimeText } from '../moments.ts'
import type { Reader } from '../reader.ts'
import { bookingRows, greeting, openBooking, quoted } from './blocks.ts'
import { composeMail } from './compose-mail.ts'
import type { Block, Row } from './letter.ts'
import type { Attachment, Mail } from './mail.ts'

type ChargeFacts = {
  kind: ExtraChargeKind
  amount: Cents
  reason: string
  happenedAt: Date
  withdrawReason: string | null
}

export type ExtraCharged = BookingFacts & {
  charge: ChargeFacts
  /** What is to be paid by now, this charge and whatever else. */
  owed: Cents
  depositPaid: Cents
  picture: Attachment | undefined
  /** The invoice, and the picture if there is one. */
  attachments: readonly Attachment[]
}

export function extraChargedMail(data: ExtraCharged, reader: Reader): Mail {
  const t = reader.t('mails.extraCharged')
  const { booking, charge, owed, depositPaid } = data
  const amount = reader.money(charge.amount)
  const dispute = t('dispute', { days: DISPUTE_DAYS, phone: data.company.phone, email: data.company.email })
  return composeMail(data.company, reader, {
    subject: t('subject', { amount, number: booking.number }),
    preheader: t('preheader', { what: nameOf(charge.kind, reader) }),
    title: t('title'),
    blocks: [
      greeting(data.client, reader),
      { kind: 'text', text: t('text') },
      chargeRows(data, reader),
      quoted(reader.t('mails.facts')('reason'), charge.reason),
      { kind: 'text', text: data.picture ? t('attachedWithPicture') : t('attached') },
      payment(data, reader),
      owed > 0 &&
        depositPaid > 0 && {
          kind: 'text',
          text: t('deposit', { amount: reader.money(depositPaid) }),
        },
      { kind: 'notice', text: dispute },
      bookingRows(data, reader),
    ],
    attachments: data.attachments,
  })
}

function payment({ owed, links }: ExtraCharged, reader: Reader): Block[] {
  if (owed === 0) return [{ kind: 'text', text: reader.t('mails.extraCharged')('settled') }]
  const label = reader.t('end')('pay', { amount: reader.money(owed) })
  return [{ kind: 'button', label, url: links['bank-links'] }]
}

export type ExtraWithdrawn = BookingFacts & {
  charge: ChargeFacts
  /** What the customer has paid and does not owe. */
  goesBack: Cents
  /** The credit note. */
  attachments: readonly Attachment[]
}

export function extraWithdrawnMail(data: ExtraWithdrawn, reader: Reader): Mail {
  const t = reader.t('mails.extraWithdrawn')
  const { booking, charge, goesBack } = data
  const amount = reader.money(charge.amount)
  return composeMail(data.company, reader, {
    subject: t('subject', { amount, number: booking.number }),
    preheader: t('preheader'),
    title: t('title'),
    blocks: [
      greeting(data.client, reader),
      { kind: 'text', text: t('text') },
      chargeRows(data, reader),
      quoted(reader.t('mails.facts')('reason'), charge.withdrawReason),
      goesBack > 0 && { kind: 'notice', text: t('goesBack', { amount: reader.money(goesBack) }) },
      openBooking(data, reader),
      bookingRows(data, reader),
    ],
    attachments: data.attachments,
  })
}

const nameOf = (kind: ExtraChargeKind, reader: Reader): string => reader.t('price.extraCharges')(kind)

function chargeRows({ charge }: { charge: ChargeFacts }, reader: Reader): Block {
  const t = reader.t('mails.extraCharged')
  const rows: Row[] = [
    [t('what'), nameOf(charge.kind, reader)],
    [t('when'), dateTimeText(charge.happenedAt, reader)],
    [t('amount'), reader.money(charge.amount)],
  ]
  return { kind: 'rows', rows }
}
