import type { BookingFacts } from '../booking-facts.ts'
import type { Reader } from '../reader.ts'
import { bookingRows, greeting } from './blocks.ts'
import { composeMail } from './compose-mail.ts'
import type { Mail } from './mail.ts'

export function questionnaireMail(data: BookingFacts, reader: Reader): Mail {
  const t = reader.t('mails.questionnaire')
  return composeMail(data.company, reader, {
    subject: t('subject'),
    preheader: t('preheader'),
    title: t('title'),
    blocks: [
      greeting(data.client, reader),
      { kind: 'text', text: t('text', { car: data.booking.car.name }) },
      { kind: 'button', label: t('button'), url: data.links.questionnaire },
      bookingRows(data, reader),
    ],
  })
}
