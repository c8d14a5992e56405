import type { SigningMethod } from '../../domain/booking/paper-kinds.ts'
import type { BookingFacts } from '../booking-facts.ts'
import { dateTimeText } from '../moments.ts'
import type { Reader } from '../reader.ts'
import { bookingRows, greeting, journey, openBooking, price } from './blocks.ts'
import { composeMail } from './compose-mail.ts'
import type { Attachment, Mail } from './mail.ts'

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
      bookingRows(data, reader),
      journey(data, reader),
      price(data, reader),
      { kind: 'small', text: `${t('hash')}: ${signature.hash}` },
    ],
    attachments,
  })
}
