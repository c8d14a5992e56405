import { formatList } from '../../i18n/format.ts'
import type { BookingFacts } from '../booking-facts.ts'
import { momentText } from '../moments.ts'
import type { Reader } from '../reader.ts'
import { bookingRows, greeting } from './blocks.ts'
import { composeMail } from './compose-mail.ts'
import type { Mail } from './mail.ts'

export type DocumentKind = 'licence' | 'identity' | 'other'

export type DocumentsWanted = BookingFacts & {
  wanted: readonly { driver: string; kinds: readonly DocumentKind[] }[]
}

export function documentsWantedMail(data: DocumentsWanted, reader: Reader): Mail {
  const t = reader.t('mails.documentsWanted')
  const kindNames = reader.t('mails.kinds')
  const { booking, links } = data
  const items = data.wanted.map(({ driver, kinds }) => {
    const names = kinds.map((kind) => kindNames(kind))
    return t('driver', { name: driver, documents: formatList(names, reader.locale) })
  })
  return composeMail(data.company, reader, {
    subject: t('subject', { number: booking.number }),
    preheader: t('preheader'),
    title: t('title'),
    blocks: [
      greeting(data.client, reader),
      { kind: 'text', text: t('text', { time: momentText(booking.rent.at, reader) }) },
      { kind: 'list', items },
      { kind: 'button', label: reader.t('end')('next.documents.title'), url: links['upload-documents'] },
      { kind: 'small', text: t('privacy') },
      bookingRows(data, reader),
    ],
  })
}
