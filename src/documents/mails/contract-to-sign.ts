import type { Locale } from '../../i18n/locales.ts'
import type { Messages } from '../../i18n/messages.ts'
import type { BookingFacts } from '../booking-facts.ts'
import { momentText } from '../moments.ts'
import { createTranslator } from '../translator.ts'
import { bookingRows, greeting, journey, price } from './blocks.ts'
import { composeMail } from './compose-mail.ts'
import type { Block } from './letter.ts'
import type { Mail } from './mail.ts'

/** `isAgain`: a change made an earlier signature void. */
export type ContractToSign = BookingFacts & { isAgain: boolean }

export function contractToSignMail(data: ContractToSign, texts: Messages, locale: Locale): Mail {
  const t = createTranslator('mails.contractToSign', texts, locale)
  const end = createTranslator('end', texts, locale)
  const { booking } = data
  const again: Block[] = data.isAgain ? [{ kind: 'notice', text: t('again') }] : []
  const letter = {
    company: data.company,
    subject: t('subject', { number: booking.number }),
    preheader: t('preheader'),
    title: t('title'),
    blocks: [
      greeting(data.client.firstName, texts, locale),
      ...again,
      {
        kind: 'text' as const,
        text: t('text', {
          contract: booking.contractNumber ?? booking.number,
          time: momentText(booking.rent.at, texts, locale),
        }),
      },
      { kind: 'button' as const, label: end('next.sign.title'), url: data.links.sign },
      bookingRows(data, texts, locale),
      journey(data, texts, locale),
      ...price(data, texts, locale),
    ],
  }
  return composeMail(letter, texts, locale)
}
