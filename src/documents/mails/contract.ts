import type { HandOverWay } from '../../domain/booking/hand-over.ts'
import type { SigningMethod } from '../../domain/booking/paper-kinds.ts'
import type { Cents } from '../../domain/money.ts'
import type { BookingFacts } from '../booking-facts.ts'
import { dateTimeText, momentText } from '../moments.ts'
import type { Reader } from '../reader.ts'
import { plateText } from '../unbroken.ts'
import { bookingSummary, calendarAttachment, greeting, openBooking } from './blocks.ts'
import { composeMail } from './compose-mail.ts'
import type { Attachment, Mail } from './mail.ts'

/** `isAgain`: a change made an earlier signature void. */
export type ContractToSign = BookingFacts & { isAgain: boolean }

export function contractToSignMail(data: ContractToSign, reader: Reader): Mail {
  const t = reader.t('mails.contractToSign')
  const { number, contractNumber, rent } = data.booking
  const time = momentText(rent.at, reader)
  return composeMail(data.company, reader, {
    subject: t('subject', { number }),
    preheader: t('preheader'),
    title: t('title'),
    blocks: [
      greeting(data.client, reader),
      data.isAgain && { kind: 'notice', text: t('again') },
      { kind: 'text', text: t('text', { contract: contractNumber ?? number, time }) },
      { kind: 'button', label: reader.t('end')('next.sign.title'), url: data.links.sign },
      openBooking(data, reader, true),
      bookingSummary(data, reader),
    ],
  })
}

export type ContractSigned = BookingFacts & {
  signature: { signedAt: Date; method: SigningMethod; hash: string }
  /** The sealed contract. */
  attachments: readonly Attachment[]
}

export function contractSignedMail(data: ContractSigned, reader: Reader): Mail {
  const t = reader.t('mails.contractSigned')
  const { booking, signature, attachments } = data
  const time = dateTimeText(signature.signedAt, reader)
  const method = reader.t('papers.signing')(signature.method)
  return composeMail(data.company, reader, {
    subject: t('subject', { contract: booking.contractNumber ?? booking.number }),
    preheader: t('preheader'),
    title: t('title'),
    blocks: [
      greeting(data.client, reader),
      { kind: 'text', text: t('text', { time, method }) },
      openBooking(data, reader),
      bookingSummary(data, reader),
      { kind: 'small', text: `${t('hash')}: ${signature.hash}` },
    ],
    attachments,
  })
}

export type ContractAnnexed = BookingFacts & {
  /** What is left to pay for what is agreed now. */
  due: Cents
  /** The annex. */
  attachments: readonly Attachment[]
}

export function contractAnnexedMail(data: ContractAnnexed, reader: Reader): Mail {
  const t = reader.t('mails.contractAnnexed')
  const { booking, due, attachments } = data
  const contract = booking.contractNumber ?? booking.number
  return composeMail(data.company, reader, {
    subject: t('subject', { contract }),
    preheader: t('preheader'),
    title: t('title'),
    blocks: [
      greeting(data.client, reader),
      { kind: 'text', text: t('text', { contract }) },
      due > 0 && { kind: 'notice', text: t('due', { amount: reader.money(due) }) },
      due > 0 && { kind: 'button', label: t('pay'), url: data.links['bank-links'] },
      openBooking(data, reader, due > 0),
      bookingSummary(data, reader),
    ],
    attachments: [...attachments, calendarAttachment(data, reader)],
  })
}

export type ActSigned = BookingFacts & {
  way: HandOverWay
  at: Date
  /** The act itself. */
  attachments: readonly Attachment[]
}

export function actSignedMail(data: ActSigned, reader: Reader): Mail {
  const t = reader.t('mails.actSigned')
  const { booking, way, at, attachments } = data
  const car = `${booking.car.name} (${plateText(booking.car.plate)})`
  return composeMail(data.company, reader, {
    subject: t(`${way}.subject`, { number: booking.number }),
    preheader: t('preheader'),
    title: t(`${way}.title`),
    blocks: [
      greeting(data.client, reader),
      { kind: 'text', text: t(`${way}.text`, { car, time: momentText(at, reader) }) },
      { kind: 'text', text: t('look') },
      openBooking(data, reader),
    ],
    attachments,
  })
}
