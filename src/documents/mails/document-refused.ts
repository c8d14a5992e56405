import type { BookingFacts } from '../booking-facts.ts'
import type { Reader } from '../reader.ts'
import { bookingRows, greeting, quoted } from './blocks.ts'
import { composeMail } from './compose-mail.ts'
import type { DocumentKind } from './documents-wanted.ts'
import type { Mail } from './mail.ts'

/** `reason` is what the staff wrote. */
export type DocumentRefused = BookingFacts & { driver: string; kind: DocumentKind; reason: string }

export function documentRefusedMail(data: DocumentRefused, reader: Reader): Mail {
  const t = reader.t('mails.documentRefused')
  const refused = { document: reader.t('mails.kinds')(data.kind), driver: data.driver }
  return composeMail(data.company, reader, {
    subject: t('subject', { number: data.booking.number }),
    preheader: t('preheader', refused),
    title: t('title'),
    blocks: [
      greeting(data.client, reader),
      { kind: 'text', text: t('text', refused) },
      quoted(reader.t('mails.facts')('reason'), data.reason),
      { kind: 'button', label: t('again'), url: data.links['upload-documents'] },
      bookingRows(data, reader),
    ],
  })
}
