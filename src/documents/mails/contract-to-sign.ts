import type { BookingFacts } from '../booking-facts.ts'
import { momentText } from '../moments.ts'
import type { Reader } from '../reader.ts'
import { bookingRows, greeting, journey, price } from './blocks.ts'
import { composeMail } from './compose-mail.ts'
import type { Mail } from './mail.ts'

/** `isAgain`: a change made an earlier signature void. */
export type ContractToSign = BookingFacts & { isAgain: boolean }

export function contractToSignMail(data: ContractToSign, reader: Reader): Mail {
  const t = reader.t('mails.contractToSign')
  const { number, contractNumber, rent } = data.booking
  const time = momentText(rent.at, reader)
  return composeMail(data.company, reader, {
    subject: t('subject', { number }),
    preheader: t('preheader'),
    title: t('title'),
    blocks: [
      greeting(data.client, reader),
      data.isAgain && { kind: 'notice', text: t('again') },
      { kind: 'text', text: t('text', { contract: contractNumber ?? number, time }) },
      { kind: 'button', label: reader.t('end')('next.sign.title'), url: data.links.sign },
      bookingRows(data, reader),
      journey(data, reader),
      price(data, reader),
    ],
  })
}
