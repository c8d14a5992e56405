import { parseDay } from '../../domain/calendar/wall-clock.ts'
import type { Company } from '../../domain/catalogue.ts'
import { formatCalendarDay, formatList } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'
import { type BookingFacts, fullName } from '../booking-facts.ts'
import { dateTimeText } from '../moments.ts'
import type { Reader } from '../reader.ts'
import { phoneText } from '../unbroken.ts'
import { bookingRows, clientRows, journey, price, quoted } from './blocks.ts'
import { composeMail } from './compose-mail.ts'
import type { Row } from './letter.ts'
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

/** What only people can settle. */
export const officeMatters = [
  'paid-late',
  'paid-other-car',
  'paid-other-amount',
  'paid-other-order',
  'paid-cancelled',
  'owed-back',
  'refund-failed',
  'documents-uploaded',
  'locker-help',
  'erasure-asked',
  'return-overdue',
  'poor-answer',
  'mail-failed',
  'other',
] as const
export type OfficeMatter = (typeof officeMatters)[number]

/** `details`: amounts, a customer's words, an answer of the bank; may be empty. */
export type OfficeNeedsAttention = {
  company: Company
  matter: OfficeMatter
  details: string
  adminUrl: string
  facts: BookingFacts | null
}

export function officeNeedsAttentionMail(data: OfficeNeedsAttention, reader: Reader): Mail {
  const t = reader.t('mails.officeNeedsAttention')
  const { facts, details } = data
  const matter = t(`matters.${data.matter}`)
  const number = facts ? ` (${facts.booking.number})` : ''
  return composeMail(data.company, reader, {
    subject: t('subject', { matter }) + number,
    preheader: details,
    title: t('title'),
    blocks: [
      { kind: 'notice', text: matter },
      details !== '' && { kind: 'quote', text: details },
      { kind: 'button', label: reader.t('mails.office')('open'), url: data.adminUrl },
      facts && [
        bookingRows(facts, reader),
        { kind: 'rows', rows: clientRows(facts, reader) },
        journey(facts, reader),
      ],
    ],
  })
}

export type OfficeManyUnpaid = { company: Company; count: number; most: number; adminUrl: string }

export function officeManyUnpaidMail(
  { company, count, most, adminUrl }: OfficeManyUnpaid,
  reader: Reader,
): Mail {
  const t = reader.t('mails.officeManyUnpaid')
  const subject = t('subject', { count })
  return composeMail(company, reader, {
    subject,
    preheader: t('text', { count, most }),
    title: subject,
    blocks: [
      { kind: 'notice', text: t('text', { count, most }) },
      { kind: 'text', text: t('what') },
      { kind: 'button', label: t('open'), url: adminUrl },
    ],
  })
}

export type OfficeInquiry = {
  company: Company
  kind: 'contact' | 'longterm' | 'replacement'
  name: string
  email: string
  phone: string
  text: string
  language: Locale
  /** The extra fields of the form, by their names. */
  details: Readonly<Record<string, string>>
}

export function officeInquiryMail(data: OfficeInquiry, reader: Reader): Mail {
  const t = reader.t('mails.officeInquiry')
  const inquiry = reader.t('inquiry')
  const { name, email, phone, text, details } = data
  const labels = detailLabels(reader)
  const subject = t(`subject.${data.kind}`, { name })
  const rows: Row[] = [
    [inquiry('name'), name],
    [inquiry('email'), email],
    ...(phone ? [[inquiry('phone'), phoneText(phone)] as const] : []),
    [reader.t('mails.office')('language'), data.language],
    ...Object.entries(details).map(
      ([field, value]) => [labels[field] ?? field, shown(value, reader)] as const,
    ),
  ]
  return composeMail(data.company, reader, {
    subject,
    preheader: text,
    title: subject,
    blocks: [
      { kind: 'rows', rows },
      text !== '' && { kind: 'quote', text },
      {
        kind: 'button',
        label: t('reply', { email }),
        url: `mailto:${encodeURIComponent(email).replace('%40', '@')}`,
      },
    ],
  })
}

/** The fields as their forms call them. */
function detailLabels(reader: Reader): Record<string, string> {
  const longterm = reader.t('longterm.form')
  const replacement = reader.t('replacement.form')
  return {
    company: reader.t('inquiry')('company'),
    car: longterm('car'),
    start: longterm('start'),
    months: longterm('months'),
    mileage: longterm('mileage'),
    insurer: replacement('insurer'),
    claimNumber: replacement('claimNumber'),
    ownCar: replacement('ownCar'),
    garage: replacement('garage'),
    from: replacement('from'),
    until: replacement('until'),
  }
}

function shown(value: string, { locale }: Reader): string {
  const day = parseDay(value)
  return day === undefined ? value : formatCalendarDay(day, locale)
}
