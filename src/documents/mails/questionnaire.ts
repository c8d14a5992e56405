import type { Locale } from '../../i18n/locales.ts'
import type { Messages } from '../../i18n/messages.ts'
import type { BookingFacts } from '../booking-facts.ts'
import { createTranslator } from '../translator.ts'
import { bookingRows, greeting } from './blocks.ts'
import { composeMail } from './compose-mail.ts'
import type { Mail } from './mail.ts'

export function questionnaireMail(data: BookingFacts, texts: Messages, locale: Locale): Mail {
  const t = createTranslator('mails.questionnaire', texts, locale)
  const letter = {
    company: data.company,
    subject: t('subject'),
    preheader: t('preheader'),
    title: t('title'),
    blocks: [
      greeting(data.client.firstName, texts, locale),
      { kind: 'text' as const, text: t('text', { car: data.booking.car.name }) },
      { kind: 'button' as const, label: t('button'), url: data.links.questionnaire },
      bookingRows(data, texts, locale),
    ],
  }
  return composeMail(letter, texts, locale)
}
