import type { Locale } from '../../i18n/locales.ts'
import type { Messages } from '../../i18n/messages.ts'
import type { BookingFacts } from '../booking-facts.ts'
import { createTranslator } from '../translator.ts'
import { bookingRows, greeting } from './blocks.ts'
import { composeMail } from './compose-mail.ts'
import type { DocumentKind } from './documents-wanted.ts'
import type { Mail } from './mail.ts'

/** `reason` is what the staff wrote. */
export type DocumentRefused = BookingFacts & { driver: string; kind: DocumentKind; reason: string }

export function documentRefusedMail(data: DocumentRefused, texts: Messages, locale: Locale): Mail {
  const t = createTranslator('mails.documentRefused', texts, locale)
  const kinds = createTranslator('mails.kinds', texts, locale)
  const facts = createTranslator('mails.facts', texts, locale)
  const refused = { document: kinds(data.kind), driver: data.driver }
  const letter = {
    company: data.company,
    subject: t('subject', { number: data.booking.number }),
    preheader: t('preheader', refused),
    title: t('title'),
    blocks: [
      greeting(data.client.firstName, texts, locale),
      { kind: 'text' as const, text: t('text', refused) },
      { kind: 'heading' as const, text: facts('reason') },
      { kind: 'quote' as const, text: data.reason },
      { kind: 'button' as const, label: t('again'), url: data.links['upload-documents'] },
      bookingRows(data, texts, locale),
    ],
  }
  return composeMail(letter, texts, locale)
}
