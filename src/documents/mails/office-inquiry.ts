import { parseDay } from '../../domain/calendar/wall-clock.ts'
import type { Company } from '../../domain/catalogue.ts'
import { formatCalendarDay } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { Reader } from '../reader.ts'
import { phoneText } from '../unbroken.ts'
import { composeMail } from './compose-mail.ts'
import type { Row } from './letter.ts'
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

export function officeInquiryMail(data: OfficeInquiry, reader: Reader): Mail {
  const t = reader.t('mails.officeInquiry')
  const inquiry = reader.t('inquiry')
  const { name, email, phone, text, details } = data
  const labels = detailLabels(reader)
  const subject = t(`subject.${data.kind}`, { name })
  const rows: Row[] = [
    [inquiry('name'), name],
    [inquiry('email'), email],
    ...(phone ? [[inquiry('phone'), phoneText(phone)] as const] : []),
    [reader.t('mails.office')('language'), data.language],
    ...Object.entries(details).map(
      ([field, value]) => [labels[field] ?? field, shown(value, reader)] as const,
    ),
  ]
  return composeMail(data.company, reader, {
    subject,
    preheader: text,
    title: subject,
    blocks: [
      { kind: 'rows', rows },
      text !== '' && { kind: 'quote', text },
      {
        kind: 'button',
        label: t('reply', { email }),
        url: `mailto:${encodeURIComponent(email).replace('%40', '@')}`,
      },
    ],
  })
}

/** The fields as their forms call them. */
function detailLabels(reader: Reader): Record<string, string> {
  const longterm = reader.t('longterm.form')
  const replacement = reader.t('replacement.form')
  return {
    company: reader.t('inquiry')('company'),
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

function shown(value: string, { locale }: Reader): string {
  const day = parseDay(value)
  return day === undefined ? value : formatCalendarDay(day, locale)
}
