import { formatList } from '../../i18n/format.ts'
import type { BookingFacts } from '../booking-facts.ts'
import { momentText } from '../moments.ts'
import type { Reader } from '../reader.ts'
import { bookingRows, greeting, journey, mapLink, openBooking, quoted } from './blocks.ts'
import { composeMail } from './compose-mail.ts'
import type { Mail } from './mail.ts'

type DocumentKind = 'licence' | 'identity' | 'other'

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
      openBooking(data, reader, true),
    ],
  })
}

/** `reason` is what the staff wrote. */
export type DocumentRefused = BookingFacts & {
  driver: string
  kind: DocumentKind
  reason: string
  /** Which picture of the set it is; without it the whole set is opened. */
  wanted?: { driver: number; kind: string } | undefined
}

/** The page that asks for this one paper. */
function uploadUrl({ links, wanted }: DocumentRefused): string {
  if (!wanted) return links['upload-documents']
  const which = new URLSearchParams({ driver: String(wanted.driver), kind: wanted.kind })
  return `${links['upload-document']}&${which}`
}

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
      { kind: 'button', label: t('again'), url: uploadUrl(data) },
      bookingRows(data, reader),
      openBooking(data, reader, true),
    ],
  })
}

/** Everyone's documents were looked at and accepted. */
export type DocumentsApproved = BookingFacts & { isSigned: boolean; hasLocker: boolean }

export function documentsApprovedMail(data: DocumentsApproved, reader: Reader): Mail {
  const t = reader.t('mails.documentsApproved')
  const { booking, links } = data
  const time = momentText(booking.rent.at, reader)
  return composeMail(data.company, reader, {
    subject: t('subject', { number: booking.number }),
    preheader: t('preheader'),
    title: t('title'),
    blocks: [
      greeting(data.client, reader),
      { kind: 'text', text: t(data.hasLocker ? 'locker' : 'text', { time }) },
      !data.isSigned && { kind: 'button', label: reader.t('end')('next.sign.title'), url: links.sign },
      openBooking(data, reader, !data.isSigned),
      bookingRows(data, reader),
      journey(data, reader),
      mapLink(data, reader),
    ],
  })
}
