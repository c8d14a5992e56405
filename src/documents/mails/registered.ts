import type { BookingFacts } from '../booking-facts.ts'
import { dateTimeText } from '../moments.ts'
import type { Reader } from '../reader.ts'
import { bookingSummary, calendarAttachment, greeting, nextSteps, openBooking, terms } from './blocks.ts'
import { composeMail } from './compose-mail.ts'
import type { Mail } from './mail.ts'

/** `heldUntil`: the car is kept that long without payment; null keeps it. */
export type BookingRegistered = BookingFacts & { heldUntil: Date | null }

export function bookingRegisteredMail(data: BookingRegistered, reader: Reader): Mail {
  const t = reader.t('mails.bookingRegistered')
  const { booking, heldUntil } = data
  const car = booking.car.name
  const from = dateTimeText(booking.rent.at, reader)
  const to = dateTimeText(booking.return.at, reader)
  const amount = reader.money(booking.price)
  const kept = heldUntil ? t('held', { car, time: dateTimeText(heldUntil, reader) }) : t('kept', { car })
  return composeMail(data.company, reader, {
    subject: t('subject', { number: booking.number, car }),
    preheader: t('preheader', { from, to, amount }),
    title: t('title'),
    blocks: [
      greeting(data.client, reader),
      { kind: 'text', text: kept },
      { kind: 'button', label: reader.t('end')('pay', { amount }), url: data.links['bank-links'] },
      bookingSummary(data, reader),
      nextSteps(data, reader),
      terms(data, reader),
    ],
    attachments: [calendarAttachment(data, reader)],
  })
}

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
      bookingSummary(data, reader),
      { kind: 'small', text: t('noDuty') },
      terms(data, reader),
    ],
  })
}
