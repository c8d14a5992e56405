import { parseDay } from '../../domain/calendar/wall-clock.ts'
import type { Company } from '../../domain/catalogue.ts'
import { formatCalendarDay } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { Messages } from '../../i18n/messages.ts'
import { createTranslator } from '../translator.ts'
import { phoneText } from '../unbroken.ts'
import { composeMail } from './compose-mail.ts'
import type { Mail } from './mail.ts'

export type OfficeInquiry = {
  company: Company
  kind: 'contact' | 'longterm' | 'replacement'
  name: string
  email: string
  phone: string
  text: string
  language: Locale
  /** The extra fields of the form, by their names. */
  details: Readonly<Record<string, string>>
}

export function officeInquiryMail(data: OfficeInquiry, texts: Messages, locale: Locale): Mail {
  const t = createTranslator('mails.officeInquiry', texts, locale)
  const office = createTranslator('mails.office', texts, locale)
  const inquiry = createTranslator('inquiry', texts, locale)
  const labels = detailLabels(texts, locale)
  const subject = t(`subject.${data.kind}`, { name: data.name })
  const letter = {
    company: data.company,
    subject,
    preheader: data.text,
    title: subject,
    blocks: [
      {
        kind: 'rows' as const,
        rows: [
          { label: inquiry('name'), value: data.name },
          { label: inquiry('email'), value: data.email },
          ...(data.phone ? [{ label: inquiry('phone'), value: phoneText(data.phone) }] : []),
          { label: office('language'), value: data.language },
          ...Object.entries(data.details).map(([name, value]) => ({
            label: labels[name] ?? name,
            value: shown(value, locale),
          })),
        ],
      },
      ...(data.text ? [{ kind: 'quote' as const, text: data.text }] : []),
      {
        kind: 'button' as const,
        label: t('reply', { email: data.email }),
        url: `mailto:${encodeURIComponent(data.email).replace('%40', '@')}`,
      },
    ],
  }
  return composeMail(letter, texts, locale)
}

/** The fields as their forms call them. */
function detailLabels(texts: Messages, locale: Locale): Record<string, string> {
  const inquiry = createTranslator('inquiry', texts, locale)
  const longterm = createTranslator('longterm.form', texts, locale)
  const replacement = createTranslator('replacement.form', texts, locale)
  return {
    company: inquiry('company'),
    car: longterm('car'),
    start: longterm('start'),
    months: longterm('months'),
    mileage: longterm('mileage'),
    insurer: replacement('insurer'),
    claimNumber: replacement('claimNumber'),
    ownCar: replacement('ownCar'),
    garage: replacement('garage'),
    from: replacement('from'),
    until: replacement('until'),
  }
}

function shown(value: string, locale: Locale): string {
  const day = parseDay(value)
  return day === undefined ? value : formatCalendarDay(day, locale)
}
