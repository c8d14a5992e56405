import type { CalendarDay } from '../../domain/calendar/wall-clock.ts'
import type { Company } from '../../domain/catalogue.ts'
import type { CouponDiscount } from '../../domain/coupons/coupon.ts'
import { cents, percentHundredths } from '../../domain/money.ts'
import { formatPercent } from '../../i18n/format.ts'
import { dateTimeText, dayText } from '../moments.ts'
import type { Reader } from '../reader.ts'
import { greeting } from './blocks.ts'
import { composeMail } from './compose-mail.ts'
import type { Block, Row } from './letter.ts'
import type { Mail } from './mail.ts'

export type LinkAgain = {
  company: Company
  /** Opens all of them at once, for so long. */
  all: string
  minutes: number
  bookings: readonly { number: string; car: string; rentDate: Date; returnDate: Date; url: string }[]
}

/** Nobody gets a mail about bookings they do not have: an address typed by someone else stays undisturbed. */
export function linkAgainMail(
  { company, bookings, all, minutes }: LinkAgain,
  reader: Reader,
): Mail | undefined {
  const t = reader.t('mails.linkAgain')
  if (bookings.length === 0) return undefined
  const subject = t('subject', { count: bookings.length })
  const label = reader.t('mails.facts')('openBooking')
  return composeMail(company, reader, {
    subject,
    preheader: t('preheader'),
    title: subject,
    blocks: [
      { kind: 'text', text: t('text') },
      bookings.length > 1 && [
        { kind: 'button', label: t('all'), url: all },
        { kind: 'small', text: t('allText', { minutes }) },
      ],
      ...bookings.map(({ number, car, rentDate, returnDate, url }): Block[] => [
        { kind: 'heading', text: t('booking', { number, car }) },
        { kind: 'text', text: `${dateTimeText(rentDate, reader)} – ${dateTimeText(returnDate, reader)}` },
        { kind: 'button', label, url, isQuiet: bookings.length > 1 },
      ]),
      { kind: 'small', text: t('notAsked') },
    ],
  })
}

export type DataExport = { company: Company; firstName: string; minutes: number; url: string }

export function dataExportMail({ company, url, minutes, firstName }: DataExport, reader: Reader): Mail {
  const t = reader.t('mails.dataExport')
  return composeMail(company, reader, {
    subject: t('subject'),
    preheader: t('preheader', { minutes }),
    title: t('subject'),
    blocks: [
      greeting({ firstName }, reader),
      { kind: 'text', text: t('text', { minutes }) },
      { kind: 'button', label: t('button'), url },
      { kind: 'small', text: t('notAsked') },
    ],
  })
}

/** An offer: only for those who agreed to receive them, and with the way out in the mail. */
export type CouponReminder = {
  company: Company
  firstName: string
  coupon: { code: string; name: string; discount: CouponDiscount; lastDay: CalendarDay }
  links: { index: string; stop: string }
}

export function couponReminderMail(data: CouponReminder, reader: Reader): Mail {
  const t = reader.t('mails.couponReminder')
  const { code, name, discount: off, lastDay } = data.coupon
  const discount = off.isPercentage
    ? formatPercent(percentHundredths(off.amount), reader.locale)
    : reader.money(cents(off.amount))
  const date = dayText(lastDay, reader)
  const rows: Row[] = [
    [t('code'), code],
    [t('discount'), `${discount} (${name})`],
    [t('until'), date],
  ]
  const mail = composeMail(data.company, reader, {
    subject: t('subject', { code, date }),
    preheader: t('preheader', { name, discount }),
    title: t('title'),
    blocks: [
      greeting(data, reader),
      { kind: 'rows', rows },
      { kind: 'text', text: t('text') },
      { kind: 'button', label: reader.t('mails.facts')('chooseCar'), url: data.links.index },
      { kind: 'link', label: t('stop'), url: data.links.stop },
    ],
  })
  return { ...mail, stop: data.links.stop }
}
