import type { Locale } from '../../i18n/locales.ts'
import type { Messages } from '../../i18n/messages.ts'
import type { BookingFacts } from '../booking-facts.ts'
import { dateTimeText } from '../moments.ts'
import { createTranslator } from '../translator.ts'
import { bookingRows, greeting, journey, openBooking, price, terms } from './blocks.ts'
import { composeMail } from './compose-mail.ts'
import type { Block } from './letter.ts'
import type { Mail } from './mail.ts'

/** `heldUntil`: null when the car is not kept while the office thinks. */
export type RequestRegistered = BookingFacts & { heldUntil: Date | null }

export function requestRegisteredMail(data: RequestRegistered, texts: Messages, locale: Locale): Mail {
  const t = createTranslator('mails.requestRegistered', texts, locale)
  const end = createTranslator('end', texts, locale)
  const { booking, heldUntil } = data
  const held: Block[] = heldUntil
    ? [{ kind: 'notice', text: end('holdRequest', { time: dateTimeText(heldUntil, locale) }) }]
    : []
  const letter = {
    company: data.company,
    subject: t('subject', { number: booking.number, car: booking.car.name }),
    preheader: t('preheader'),
    title: t('title'),
    blocks: [
      greeting(data.client.firstName, texts, locale),
      { kind: 'text' as const, text: end('requestNext') },
      ...held,
      openBooking(data, texts, locale),
      bookingRows(data, texts, locale),
      journey(data, texts, locale),
      ...price(data, texts, locale),
      { kind: 'small' as const, text: t('noDuty') },
      ...terms(data, texts, locale),
    ],
  }
  return composeMail(letter, texts, locale)
}
