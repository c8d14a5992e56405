import { formatList } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { Messages } from '../../i18n/messages.ts'
import { type BookingFacts, fullName } from '../booking-facts.ts'
import { dateTimeText } from '../moments.ts'
import { createTranslator } from '../translator.ts'
import { phoneText } from '../unbroken.ts'
import { bookingRows, journey, price } from './blocks.ts'
import { composeMail } from './compose-mail.ts'
import type { Block } from './letter.ts'
import type { Mail } from './mail.ts'

/** `adminUrl`: the booking in the staff area. `language`: in which the client reads. */
export type OfficeNewBooking = BookingFacts & { isRequest: boolean; adminUrl: string; language: Locale }

export function officeNewBookingMail(data: OfficeNewBooking, texts: Messages, locale: Locale): Mail {
  const t = createTranslator('mails.officeNewBooking', texts, locale)
  const office = createTranslator('mails.office', texts, locale)
  const { booking, isRequest } = data
  const about = { number: booking.number, car: booking.car.name, name: fullName(data.client) }
  const letter = {
    company: data.company,
    subject: isRequest ? t('subjectRequest', about) : t('subject', about),
    preheader: `${dateTimeText(booking.rent.at, locale)}, ${booking.rent.place}`,
    title: isRequest ? t('titleRequest') : t('title'),
    blocks: [
      bookingRows(data, texts, locale),
      { kind: 'button' as const, label: office('open'), url: data.adminUrl },
      clientRows(data, texts, locale),
      ...(data.client.additional
        ? [
            { kind: 'heading' as const, text: office('additional') },
            { kind: 'quote' as const, text: data.client.additional },
          ]
        : []),
      journey(data, texts, locale),
      ...price(data, texts, locale),
    ],
  }
  return composeMail(letter, texts, locale)
}

function clientRows(
  { client, additionalDrivers, language }: OfficeNewBooking,
  texts: Messages,
  locale: Locale,
): Block {
  const office = createTranslator('mails.office', texts, locale)
  const inquiry = createTranslator('inquiry', texts, locale)
  const rows = [
    { label: office('client'), value: fullName(client) },
    { label: inquiry('phone'), value: phoneText(client.phone) },
    { label: inquiry('email'), value: client.email },
    { label: office('language'), value: language },
  ]
  if (client.companyName) rows.push({ label: inquiry('company'), value: client.companyName })
  if (additionalDrivers.length > 0) {
    rows.push({ label: office('drivers'), value: formatList(additionalDrivers.map(fullName), locale) })
  }
  return { kind: 'rows', rows }
}
