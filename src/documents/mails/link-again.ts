import type { Company } from '../../domain/catalogue.ts'
import { dateTimeText } from '../moments.ts'
import type { Reader } from '../reader.ts'
import { composeMail } from './compose-mail.ts'
import type { Block } from './letter.ts'
import type { Mail } from './mail.ts'

export type LinkAgain = {
  company: Company
  bookings: readonly { number: string; car: string; rentDate: Date; returnDate: Date; url: string }[]
}

/** Nobody gets a mail about bookings they do not have: an address typed by someone else stays undisturbed. */
export function linkAgainMail({ company, bookings }: LinkAgain, reader: Reader): Mail | undefined {
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
      ...bookings.map(({ number, car, rentDate, returnDate, url }): Block[] => [
        { kind: 'heading', text: t('booking', { number, car }) },
        { kind: 'text', text: `${dateTimeText(rentDate, reader)} – ${dateTimeText(returnDate, reader)}` },
        { kind: 'button', label, url },
      ]),
      { kind: 'small', text: t('notAsked') },
    ],
  })
}
