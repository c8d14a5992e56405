import { formatList } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'
import { type BookingFacts, fullName } from '../booking-facts.ts'
import { dateTimeText } from '../moments.ts'
import type { Reader } from '../reader.ts'
import { bookingRows, clientRows, journey, price, quoted } from './blocks.ts'
import { composeMail } from './compose-mail.ts'
import type { Mail } from './mail.ts'

/** `adminUrl`: the booking in the staff area. `language`: in which the client reads. */
export type OfficeNewBooking = BookingFacts & { isRequest: boolean; adminUrl: string; language: Locale }

export function officeNewBookingMail(data: OfficeNewBooking, reader: Reader): Mail {
  const t = reader.t('mails.officeNewBooking')
  const office = reader.t('mails.office')
  const { booking, client, additionalDrivers, isRequest } = data
  const about = { number: booking.number, car: booking.car.name, name: fullName(client) }
  const rows = [...clientRows(data, reader), [office('language'), data.language] as const]
  if (client.companyName) rows.push([reader.t('inquiry')('company'), client.companyName])
  if (additionalDrivers.length > 0) {
    rows.push([office('drivers'), formatList(additionalDrivers.map(fullName), reader.locale)])
  }
  return composeMail(data.company, reader, {
    subject: isRequest ? t('subjectRequest', about) : t('subject', about),
    preheader: `${dateTimeText(booking.rent.at, reader)}, ${booking.rent.place}`,
    title: isRequest ? t('titleRequest') : t('title'),
    blocks: [
      bookingRows(data, reader),
      { kind: 'button', label: office('open'), url: data.adminUrl },
      { kind: 'rows', rows },
      quoted(office('additional'), client.additional),
      journey(data, reader),
      price(data, reader),
    ],
  })
}
