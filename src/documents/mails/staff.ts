import type { Company } from '../../domain/catalogue.ts'
import type { StaffRole } from '../../domain/people/rights.ts'
import type { StaffAlert } from '../../domain/people/staff.ts'
import { dateTimeText } from '../moments.ts'
import type { Reader } from '../reader.ts'
import { composeMail } from './compose-mail.ts'
import type { Row } from './letter.ts'
import type { Mail } from './mail.ts'

type StaffAlertData = {
  company: Company
  about: StaffAlert
  account: { name: string; email: string; role: StaffRole }
  at: Date
  device?: string
  address?: string
  /** Who did it, where someone did. */
  by?: string
  adminUrl: string
}

/** Something happened with an account of the staff: its owners decide whether that was meant. */
export function staffAlertMail(data: StaffAlertData, reader: Reader): Mail {
  const t = reader.t('mails.staffAlert')
  const { account, device, address, by } = data
  const title = t(`about.${data.about}`, { name: account.name })
  const rows: Row[] = [
    [t('account'), `${account.name}, ${account.email}`],
    [t('role'), t(`roles.${account.role}`)],
    [t('at'), dateTimeText(data.at, reader)],
    ...(by ? [[t('by'), by] as const] : []),
    ...(device ? [[t('device'), device] as const] : []),
    ...(address ? [[t('address'), address] as const] : []),
  ]
  return composeMail(data.company, reader, {
    subject: title,
    preheader: t('preheader'),
    title,
    blocks: [
      { kind: 'rows', rows },
      { kind: 'text', text: t(`todo.${data.about}`) },
      { kind: 'button', label: reader.t('mails.office')('open'), url: data.adminUrl },
    ],
  })
}

type StaffInvitationData = { company: Company; name: string; url: string; until: Date }

export function staffInvitationMail(
  { company, name, url, until }: StaffInvitationData,
  reader: Reader,
): Mail {
  const t = reader.t('mails.staffInvitation')
  return composeMail(company, reader, {
    subject: t('subject', { company: company.name }),
    preheader: t('preheader'),
    title: t('title', { name }),
    blocks: [
      { kind: 'text', text: t('text') },
      { kind: 'button', label: t('open'), url },
      { kind: 'small', text: t('until', { until: dateTimeText(until, reader) }) },
    ],
  })
}
