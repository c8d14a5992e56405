import type { Company } from '../../domain/catalogue.ts'
import type { RentalFacts } from '../booking-facts.ts'
import { dateTimeText } from '../moments.ts'
import type { Reader } from '../reader.ts'
import { greeting, journey, mapLink, price } from './blocks.ts'
import { composeMail } from './compose-mail.ts'
import type { Mail } from './mail.ts'

export type OfferMade = {
  company: Company
  firstName: string
  car: string
  group: string
  /** A few words of whoever made it; often none. */
  message: string
  isHeld: boolean
  until: Date
  booking: Pick<
    RentalFacts,
    'rent' | 'return' | 'rules' | 'price' | 'vat' | 'vatRate' | 'deposit' | 'lines' | 'services'
  >
  url: string
  conditions: string
}

/** What was offered, until when it holds, and the one button that takes it. */
export function offerMail(data: OfferMade, reader: Reader): Mail {
  const t = reader.t('mails.offer')
  const { car, group, booking } = data
  const until = dateTimeText(data.until, reader)
  const amount = reader.money(booking.price)
  return composeMail(data.company, reader, {
    subject: t('subject', { car, amount }),
    preheader: t('preheader', { until }),
    title: t('title'),
    blocks: [
      greeting(data, reader),
      { kind: 'text', text: data.isHeld ? t('held', { car, until }) : t('notHeld', { car, group, until }) },
      data.message ? { kind: 'quote', text: data.message } : null,
      { kind: 'button', label: t('button'), url: data.url },
      { kind: 'small', text: t('noDuty') },
      journey(data, reader),
      mapLink(data, reader),
      ...price(data, reader),
      { kind: 'link', label: reader.t('mails.facts')('conditions'), url: data.conditions },
    ],
  })
}
