import type { Company } from '../../domain/catalogue.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { Messages } from '../../i18n/messages.ts'
import { dateTimeText } from '../moments.ts'
import { createTranslator } from '../translator.ts'
import { composeMail } from './compose-mail.ts'
import type { Block } from './letter.ts'
import type { Mail } from './mail.ts'

export type LinkAgain = {
  company: Company
  bookings: readonly { number: string; car: string; rentAt: Date; returnAt: Date; url: string }[]
}

/** Nobody gets a mail about bookings they do not have: an address typed by someone else stays undisturbed. */
export function linkAgainMail(data: LinkAgain, texts: Messages, locale: Locale): Mail | undefined {
  const t = createTranslator('mails.linkAgain', texts, locale)
  const facts = createTranslator('mails.facts', texts, locale)
  if (data.bookings.length === 0) return undefined
  const subject = t('subject', { count: data.bookings.length })
  const letter = {
    company: data.company,
    subject,
    preheader: t('preheader'),
    title: subject,
    blocks: [
      { kind: 'text' as const, text: t('text') },
      ...data.bookings.flatMap(({ number, car, rentAt, returnAt, url }): Block[] => [
        { kind: 'heading', text: t('booking', { number, car }) },
        { kind: 'text', text: `${dateTimeText(rentAt, locale)} – ${dateTimeText(returnAt, locale)}` },
        { kind: 'button', label: facts('openBooking'), url },
      ]),
      { kind: 'small' as const, text: t('notAsked') },
    ],
  }
  return composeMail(letter, texts, locale)
}
