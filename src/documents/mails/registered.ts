import type { BookingFacts } from '../booking-facts.ts'
import { dateTimeText } from '../moments.ts'
import type { Reader } from '../reader.ts'
import { bookingSummary, calendarAttachment, greeting, nextSteps, openBooking, terms } from './blocks.ts'
import { composeMail } from './compose-mail.ts'
import type { Mail } from './mail.ts'

/** Whether the car is kept without payment, and until when; null keeps it. */
type HoldFacts = { isHeld: boolean; heldUntil: Date | null }
export type BookingRegistered = BookingFacts & HoldFacts

export function bookingRegisteredMail(data: BookingRegistered, reader: Reader): Mail {
  const t = reader.t('mails.bookingRegistered')
  const { booking, heldUntil } = data
  const car = booking.car.name
  const from = dateTimeText(booking.rent.at, reader)
  const to = dateTimeText(booking.return.at, reader)
  const amount = reader.money(booking.price)
  const held = heldUntil ? t('held', { car, time: dateTimeText(heldUntil, reader) }) : t('kept', { car })
  const kept = data.isHeld ? held : t('notHeld', { car })
  return composeMail(data.company, reader, {
    subject: t('subject', { number: booking.number, car }),
    preheader: t('preheader', { from, to, amount }),
    title: t('title'),
    blocks: [
      greeting(data.client, reader),
      { kind: 'text', text: kept },
      { kind: 'button', label: reader.t('end')('pay', { amount }), url: data.links['bank-links'] },
      openBooking(data, reader, true, 'openOrCancel'),
      bookingSummary(data, reader),
      nextSteps(data, reader),
      terms(data, reader),
    ],
    attachments: [calendarAttachment(data, reader)],
  })
}

export function bookingChangedMail(data: BookingFacts, reader: Reader): Mail {
  const t = reader.t('mails.bookingChanged')
  const { number } = data.booking
  return composeMail(data.company, reader, {
    subject: t('subject', { number }),
    preheader: t('preheader'),
    title: t('title'),
    blocks: [
      greeting(data.client, reader),
      { kind: 'text', text: t('text') },
      openBooking(data, reader),
      bookingSummary(data, reader),
      terms(data, reader),
    ],
    attachments: [calendarAttachment(data, reader)],
  })
}

/** `confirm`: where this address is confirmed, and until when the car is kept then; null when there is nothing to confirm. */
export type RequestRegistered = BookingFacts & HoldFacts & { confirm: { until: Date; url: string } | null }

export function requestRegisteredMail(data: RequestRegistered, reader: Reader): Mail {
  const t = reader.t('mails.requestRegistered')
  const end = reader.t('end')
  const { booking, confirm } = data
  return composeMail(data.company, reader, {
    subject: t('subject', { number: booking.number, car: booking.car.name }),
    preheader: t('preheader'),
    title: t('title'),
    blocks: [
      greeting(data.client, reader),
      { kind: 'text', text: end('requestNext') },
      { kind: 'notice', text: holdOfRequest(data, reader) },
      confirm && { kind: 'button', label: t('confirmButton'), url: confirm.url },
      openBooking(data, reader, confirm !== null),
      { kind: 'text', text: t('noDuty') },
      bookingSummary(data, reader),
      terms(data, reader),
    ],
  })
}

function holdOfRequest({ booking, isHeld, heldUntil, confirm }: RequestRegistered, reader: Reader): string {
  const t = reader.t('mails.requestRegistered')
  const end = reader.t('end')
  const car = booking.car.name
  const time = heldUntil ? dateTimeText(heldUntil, reader) : ''
  if (confirm) {
    const until = dateTimeText(confirm.until, reader)
    return isHeld && heldUntil ? t('confirm', { car, time, until }) : t('again', { car, until })
  }
  if (!isHeld) return end('requestNotHeld')
  return heldUntil ? end('holdRequest', { time }) : reader.t('mails.bookingRegistered')('kept', { car })
}
