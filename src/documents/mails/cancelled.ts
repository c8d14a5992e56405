import { type Cents, minus } from '../../domain/money.ts'
import { formatMoney } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { Messages } from '../../i18n/messages.ts'
import type { BookingFacts } from '../booking-facts.ts'
import { createTranslator } from '../translator.ts'
import { bookingRows, greeting, journey } from './blocks.ts'
import { composeMail } from './compose-mail.ts'
import type { Block } from './letter.ts'
import type { Mail } from './mail.ts'

export type Cancelled = BookingFacts & {
  by: 'customer' | 'office' | 'unpaid'
  /** What the staff wrote, if anything. */
  reason: string | null
  paid: Cents
  refund: Cents
}

export function cancelledMail(data: Cancelled, texts: Messages, locale: Locale): Mail {
  const t = createTranslator('mails.cancelled', texts, locale)
  const facts = createTranslator('mails.facts', texts, locale)
  const said = t(`by.${data.by}`)
  const reason: Block[] = data.reason
    ? [
        { kind: 'heading', text: facts('reason') },
        { kind: 'quote', text: data.reason },
      ]
    : []
  const letter = {
    company: data.company,
    subject: t('subject', { number: data.booking.number }),
    preheader: said,
    title: t('title'),
    blocks: [
      greeting(data.client.firstName, texts, locale),
      { kind: 'text' as const, text: said },
      ...reason,
      ...moneyBack(data, texts, locale),
      bookingRows(data, texts, locale),
      journey(data, texts, locale),
      { kind: 'text' as const, text: t('again') },
      { kind: 'button' as const, label: facts('chooseCar'), url: data.links.index },
    ],
  }
  return composeMail(letter, texts, locale)
}

function moneyBack({ paid, refund }: Cancelled, texts: Messages, locale: Locale): Block[] {
  const t = createTranslator('mails.cancelled', texts, locale)
  const money = (amount: Cents) => formatMoney(amount, locale)
  if (paid === 0) return [{ kind: 'notice', text: t('nothingPaid') }]
  const kept = minus(paid, refund)
  return [
    {
      kind: 'rows',
      rows: [
        { label: t('paid'), value: money(paid) },
        ...(kept > 0 ? [{ label: t('kept'), value: money(kept) }] : []),
        { label: t('refund'), value: money(refund) },
      ],
    },
    {
      kind: 'notice',
      text: refund > 0 ? t('refundHow', { refund: money(refund) }) : t('nothingBack', { paid: money(paid) }),
    },
  ]
}
