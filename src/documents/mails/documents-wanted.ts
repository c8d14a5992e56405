import { formatList } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { Messages } from '../../i18n/messages.ts'
import type { BookingFacts } from '../booking-facts.ts'
import { momentText } from '../moments.ts'
import { createTranslator } from '../translator.ts'
import { bookingRows, greeting } from './blocks.ts'
import { composeMail } from './compose-mail.ts'
import type { Mail } from './mail.ts'

export type DocumentKind = 'licence' | 'identity' | 'other'

export type DocumentsWanted = BookingFacts & {
  wanted: readonly { driver: string; kinds: readonly DocumentKind[] }[]
}

export function documentsWantedMail(data: DocumentsWanted, texts: Messages, locale: Locale): Mail {
  const t = createTranslator('mails.documentsWanted', texts, locale)
  const kinds = createTranslator('mails.kinds', texts, locale)
  const end = createTranslator('end', texts, locale)
  const { booking } = data
  const letter = {
    company: data.company,
    subject: t('subject', { number: booking.number }),
    preheader: t('preheader'),
    title: t('title'),
    blocks: [
      greeting(data.client.firstName, texts, locale),
      { kind: 'text' as const, text: t('text', { time: momentText(booking.rent.at, texts, locale) }) },
      {
        kind: 'list' as const,
        items: data.wanted.map((driver) => {
          const documents = formatList(
            driver.kinds.map((kind) => kinds(kind)),
            locale,
          )
          return t('driver', { name: driver.driver, documents })
        }),
      },
      {
        kind: 'button' as const,
        label: end('next.documents.title'),
        url: data.links['upload-documents'],
      },
      { kind: 'small' as const, text: t('privacy') },
      bookingRows(data, texts, locale),
    ],
  }
  return composeMail(letter, texts, locale)
}
