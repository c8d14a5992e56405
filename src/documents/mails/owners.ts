import type { CalendarMonth } from '../../domain/calendar/months.ts'
import { parseDay } from '../../domain/calendar/wall-clock.ts'
import type { Company } from '../../domain/catalogue.ts'
import {
  changeOf,
  type KeyFigureName,
  type KeyFigures,
  keyFigureNames,
  keyFigureUnits,
} from '../../domain/figures/key-figures.ts'
import type { DutyKind } from '../../domain/fleet/duties.ts'
import { cents } from '../../domain/money.ts'
import { showPlate } from '../../domain/people/plate.ts'
import { formatCalendarDay, formatMonth, formatNumber } from '../../i18n/format.ts'
import type { Reader } from '../reader.ts'
import { composeMail } from './compose-mail.ts'
import type { Row } from './letter.ts'
import type { Mail } from './mail.ts'

type MonthlyReport = {
  company: Company
  month: CalendarMonth
  figures: KeyFigures
  lastYear: KeyFigures
  adminUrl: string
}

/** How the month went, each figure beside that of a year before. */
export function monthlyReportMail(data: MonthlyReport, reader: Reader): Mail {
  const t = reader.t('mails.monthlyReport')
  const month = formatMonth(data.month, reader.locale)
  const subject = t('subject', { month, company: data.company.name })
  const rows = keyFigureNames.map((name): Row => {
    const [value, before] = [data.figures[name], data.lastYear[name]]
    const change = changeOf(name, value, before)
    const shown = figureText(name, value, reader)
    if (before === null) return [t(`figures.${name}`), shown]
    const beside = { before: figureText(name, before, reader), change: changeText(name, change, reader) }
    return [t(`figures.${name}`), `${shown} (${t(change === null ? 'before' : 'beside', beside)})`]
  })
  return composeMail(data.company, reader, {
    subject,
    preheader: t('preheader', { month }),
    title: t('title', { month }),
    blocks: [
      { kind: 'text', text: t('text') },
      { kind: 'rows', rows },
      { kind: 'button', label: t('open'), url: data.adminUrl },
    ],
  })
}

function figureText(name: KeyFigureName, value: number | null, reader: Reader): string {
  if (value === null) return '–'
  const t = reader.t('mails.monthlyReport')
  switch (keyFigureUnits[name]) {
    case 'money':
      return reader.money(cents(value))
    case 'percent':
      return t('percent', { value: formatNumber(value, reader.locale) })
    case 'days':
      return t('days', { value: formatNumber(value, reader.locale) })
    case 'count':
      return formatNumber(value, reader.locale)
  }
}

function changeText(name: KeyFigureName, change: number | null, reader: Reader): string {
  if (change === null) return ''
  const number = formatNumber(change, reader.locale).replace('-', '−')
  const value = `${change > 0 ? '+' : ''}${number}`
  return reader.t('mails.monthlyReport')(keyFigureUnits[name] === 'percent' ? 'points' : 'percent', { value })
}

type DueDuty = {
  kind: DutyKind
  plate: string
  car: string
  dueOn: string | null
  dueKm: number | null
  isOverdue: boolean
}

type DutiesDue = { company: Company; duties: readonly DueDuty[]; adminUrl: string }

/** What cars need soon, before it takes them off rent. */
export function dutiesDueMail({ company, duties, adminUrl }: DutiesDue, reader: Reader): Mail {
  const t = reader.t('mails.dutiesDue')
  const subject = t('subject', { count: duties.length })
  const rows = duties.map(({ kind, plate, car, dueOn, dueKm, isOverdue }): Row => {
    const day = parseDay(dueOn ?? '')
    const when = [
      day === undefined ? '' : formatCalendarDay(day, reader.locale),
      dueKm === null ? '' : t('km', { km: formatNumber(dueKm, reader.locale) }),
      isOverdue ? t('overdue') : '',
    ]
    return [`${showPlate(plate)} ${car}`, `${t(`kinds.${kind}`)}: ${when.filter(Boolean).join(', ')}`]
  })
  return composeMail(company, reader, {
    subject,
    preheader: t('preheader'),
    title: subject,
    blocks: [
      { kind: 'text', text: t('text') },
      { kind: 'rows', rows },
      { kind: 'button', label: t('open'), url: adminUrl },
    ],
  })
}
