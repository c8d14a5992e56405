import type { CalendarDay } from '../../domain/calendar/wall-clock.ts'
import type { Company } from '../../domain/catalogue.ts'
import type { CouponDiscount } from '../../domain/coupons/coupon.ts'
import { cents, percentHundredths } from '../../domain/money.ts'
import { formatMoney, formatPercent } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { Messages } from '../../i18n/messages.ts'
import { dayText } from '../moments.ts'
import { createTranslator } from '../translator.ts'
import { greeting } from './blocks.ts'
import { composeMail } from './compose-mail.ts'
import type { Mail } from './mail.ts'

/** An offer: only for those who agreed to receive them, and with the way out in the mail. */
export type CouponReminder = {
  company: Company
  firstName: string
  coupon: { code: string; name: string; discount: CouponDiscount; lastDay: CalendarDay }
  links: { index: string; stop: string }
}

export function couponReminderMail(data: CouponReminder, texts: Messages, locale: Locale): Mail {
  const t = createTranslator('mails.couponReminder', texts, locale)
  const facts = createTranslator('mails.facts', texts, locale)
  const { code, name, discount: off, lastDay } = data.coupon
  const discount = off.isPercentage
    ? formatPercent(percentHundredths(off.amount), locale)
    : formatMoney(cents(off.amount), locale)
  const date = dayText(lastDay, locale)
  const letter = {
    company: data.company,
    subject: t('subject', { code, date }),
    preheader: t('preheader', { name, discount }),
    title: t('title'),
    blocks: [
      greeting(data.firstName, texts, locale),
      {
        kind: 'rows' as const,
        rows: [
          { label: t('code'), value: code },
          { label: t('discount'), value: `${discount} (${name})` },
          { label: t('until'), value: date },
        ],
      },
      { kind: 'text' as const, text: t('text') },
      { kind: 'button' as const, label: facts('chooseCar'), url: data.links.index },
      { kind: 'link' as const, label: t('stop'), url: data.links.stop },
    ],
  }
  return composeMail(letter, texts, locale)
}
