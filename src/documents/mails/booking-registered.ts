import { formatMoney } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { Messages } from '../../i18n/messages.ts'
import type { BookingFacts } from '../booking-facts.ts'
import { dateTimeText } from '../moments.ts'
import { createTranslator } from '../translator.ts'
import { bookingRows, calendarAttachment, greeting, journey, nextSteps, price, terms } from './blocks.ts'
import { composeMail } from './compose-mail.ts'
import type { Mail } from './mail.ts'

/** `heldUntil`: the car is kept that long without payment; null keeps it. */
export type BookingRegistered = BookingFacts & { heldUntil: Date | null }

export function bookingRegisteredMail(data: BookingRegistered, texts: Messages, locale: Locale): Mail {
  const t = createTranslator('mails.bookingRegistered', texts, locale)
  const end = createTranslator('end', texts, locale)
  const { booking, heldUntil } = data
  const { number, car } = booking
  const amount = formatMoney(booking.price, locale)
  const letter = {
    company: data.company,
    subject: t('subject', { number, car: car.name }),
    preheader: t('preheader', {
      from: dateTimeText(booking.rent.at, locale),
      to: dateTimeText(booking.return.at, locale),
      amount,
    }),
    title: t('title'),
    blocks: [
      greeting(data.client.firstName, texts, locale),
      {
        kind: 'text' as const,
        text: heldUntil
          ? t('held', { car: car.name, time: dateTimeText(heldUntil, locale) })
          : t('kept', { car: car.name }),
      },
      { kind: 'button' as const, label: end('pay', { amount }), url: data.links['bank-links'] },
      bookingRows(data, texts, locale),
      journey(data, texts, locale),
      ...price(data, texts, locale),
      ...nextSteps(data, texts, locale),
      ...terms(data, texts, locale),
    ],
  }
  return composeMail(letter, texts, locale, [calendarAttachment(data, texts, locale)])
}
