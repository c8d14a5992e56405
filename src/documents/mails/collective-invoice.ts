import { parseDay } from '../../domain/calendar/wall-clock.ts'
import type { Company } from '../../domain/catalogue.ts'
import type { Cents } from '../../domain/money.ts'
import { showIban } from '../../domain/people/iban.ts'
import { formatCalendarDay, formatMonth } from '../../i18n/format.ts'
import type { Reader } from '../reader.ts'
import { composeMail } from './compose-mail.ts'
import type { Attachment, Mail } from './mail.ts'

type CollectiveInvoice = {
  company: Company
  payer: string
  number: string
  /** `YYYY-MM` and `YYYY-MM-DD`. */
  month: string
  dueOn: string
  amount: Cents
  reference: string
  url: string
  attachments: Attachment[]
}

/** What a company's rentals of a month cost together, and how it is paid. It names nobody. */
export function collectiveInvoiceMail(data: CollectiveInvoice, reader: Reader): Mail {
  const t = reader.t('mails.collectiveInvoice')
  const { company, payer, number, amount, reference, attachments } = data
  const month = formatMonth(data.month, reader.locale)
  const dueDay = parseDay(data.dueOn)
  const due = dueDay === undefined ? data.dueOn : formatCalendarDay(dueDay, reader.locale)
  return {
    ...composeMail(company, reader, {
      subject: t('subject', { number, month }),
      preheader: t('preheader', { amount: reader.money(amount), due }),
      title: t('title', { number }),
      blocks: [
        { kind: 'text', text: t('text', { payer, month }) },
        {
          kind: 'rows',
          rows: [
            [t('amount'), reader.money(amount)],
            [t('due'), due],
            [t('iban'), showIban(company.iban)],
            [t('reference'), reference],
          ],
        },
        { kind: 'button', label: t('open'), url: data.url },
      ],
    }),
    attachments,
  }
}
