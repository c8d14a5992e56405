import type { Mail } from '../../documents/mails/mail.ts'
import { type OfficeMatter, officeNeedsAttentionMail } from '../../documents/mails/office-needs-attention.ts'
import { factsOf, type LetterTask } from './letter-facts.ts'
import { adminUrl } from './letters-of-booking.ts'

const matters: Record<string, OfficeMatter> = {
  'paid-without-car': 'paid-late',
  'payment-voided': 'other',
  'wrong-amount': 'paid-other-amount',
  'refund-rejected': 'refund-failed',
  'no-locker': 'locker-help',
  locker: 'locker-help',
  'key-returned': 'other',
  'documents-uploaded': 'documents-uploaded',
}

export async function officeNeedsAttention(task: LetterTask): Promise<Mail> {
  const facts = await factsOf(task)
  const { event, attention } = task.letter.details as { event: string; attention?: string }
  return officeNeedsAttentionMail(
    {
      company: facts.company,
      matter: matters[attention ?? event] ?? 'other',
      details: attention ?? event,
      adminUrl: adminUrl(task, facts.bookingId),
      facts,
    },
    task.reader,
  )
}
