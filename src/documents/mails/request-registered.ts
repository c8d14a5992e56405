import type { BookingFacts } from '../booking-facts.ts'
import { dateTimeText } from '../moments.ts'
import type { Reader } from '../reader.ts'
import { bookingRows, greeting, journey, openBooking, price, terms } from './blocks.ts'
import { composeMail } from './compose-mail.ts'
import type { Mail } from './mail.ts'

/** `heldUntil`: null when the car is not kept while the office thinks. */
export type RequestRegistered = BookingFacts & { heldUntil: Date | null }

export function requestRegisteredMail(data: RequestRegistered, reader: Reader): Mail {
  const t = reader.t('mails.requestRegistered')
  const end = reader.t('end')
  const { booking, heldUntil } = data
  return composeMail(data.company, reader, {
    subject: t('subject', { number: booking.number, car: booking.car.name }),
    preheader: t('preheader'),
    title: t('title'),
    blocks: [
      greeting(data.client, reader),
      { kind: 'text', text: end('requestNext') },
      heldUntil && { kind: 'notice', text: end('holdRequest', { time: dateTimeText(heldUntil, reader) }) },
      openBooking(data, reader),
      bookingRows(data, reader),
      journey(data, reader),
      price(data, reader),
      { kind: 'small', text: t('noDuty') },
      terms(data, reader),
    ],
  })
}
