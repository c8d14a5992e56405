import { type Cents, minus } from '../../domain/money.ts'
import type { BookingFacts } from '../booking-facts.ts'
import type { Reader } from '../reader.ts'
import { bookingRows, greeting, journey, quoted } from './blocks.ts'
import { composeMail } from './compose-mail.ts'
import type { Block, Row } from './letter.ts'
import type { Mail } from './mail.ts'

export type Cancelled = BookingFacts & {
  by: 'customer' | 'office' | 'unpaid'
  /** What the staff wrote, if anything. */
  reason: string | null
  paid: Cents
  refund: Cents
}

export function cancelledMail(data: Cancelled, reader: Reader): Mail {
  const t = reader.t('mails.cancelled')
  const facts = reader.t('mails.facts')
  const said = t(`by.${data.by}`)
  return composeMail(data.company, reader, {
    subject: t('subject', { number: data.booking.number }),
    preheader: said,
    title: t('title'),
    blocks: [
      greeting(data.client, reader),
      { kind: 'text', text: said },
      quoted(facts('reason'), data.reason),
      moneyBack(data, reader),
      bookingRows(data, reader),
      journey(data, reader),
      { kind: 'text', text: t('again') },
      { kind: 'button', label: facts('chooseCar'), url: data.links.index },
    ],
  })
}

function moneyBack({ paid, refund }: Cancelled, reader: Reader): Block[] {
  const t = reader.t('mails.cancelled')
  const { money } = reader
  if (paid === 0) return [{ kind: 'notice', text: t('nothingPaid') }]
  const kept = minus(paid, refund)
  const rows: Row[] = [
    [t('paid'), money(paid)],
    ...(kept > 0 ? [[t('kept'), money(kept)] as const] : []),
    [t('refund'), money(refund)],
  ]
  const how = refund > 0 ? t('refundHow', { refund: money(refund) }) : t('nothingBack', { paid: money(paid) })
  return [
    { kind: 'rows', rows },
    { kind: 'notice', text: how },
  ]
}
