import type { Mail } from '../../documents/mails/mail.ts'
import { type OfficeMatter, officeNeedsAttentionMail } from '../../documents/mails/office.ts'
import type { Attention } from '../../domain/booking/attention.ts'
import { type LetterTask, readLetterFacts } from './letter-task.ts'
import { adminUrl } from './letters-of-booking.ts'

const matters: Record<Attention | 'locker' | 'key-returned' | 'documents-uploaded', OfficeMatter> = {
  'paid-without-car': 'paid-late',
  'part-paid': 'paid-other-amount',
  'other-car': 'paid-other-car',
  'owed-back': 'owed-back',
  'payment-voided': 'other',
  'wrong-amount': 'paid-other-amount',
  'other-order': 'paid-other-order',
  'refund-rejected': 'refund-failed',
  'refund-outside': 'other',
  'no-locker': 'locker-help',
  'not-a-new-client': 'other',
  'erasure-asked': 'erasure-asked',
  locker: 'locker-help',
  'key-returned': 'other',
  'documents-uploaded': 'documents-uploaded',
}

export async function officeNeedsAttention(task: LetterTask<'office-needs-attention'>): Promise<Mail> {
  const facts = await readLetterFacts(task)
  const { details } = task.letter
  const about = details.event === 'needs-attention' ? details.attention : details.event
  return officeNeedsAttentionMail(
    {
      company: facts.company,
      matter: matters[about],
      details: about,
      adminUrl: adminUrl(task, facts.bookingId),
      facts,
    },
    task.reader,
  )
}
