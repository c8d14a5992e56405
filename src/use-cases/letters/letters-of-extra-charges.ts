import { extraChargedMail, extraWithdrawnMail } from '../../documents/mails/extra-charges.ts'
import type { Mail } from '../../documents/mails/mail.ts'
import { readChargePicture } from '../extra-charges/read-charge-picture.ts'
import { readExtraCharge } from '../extra-charges/read-extra-charges.ts'
import { findPaperOfCharge } from '../papers/keep-paper.ts'
import { type LetterTask, readLetterFacts } from './letter-task.ts'
import { accountOf, attached } from './letters-of-money.ts'

/** Why, how much and how it is paid; nothing any more once it was withdrawn. */
export async function extraCharged(task: LetterTask<'extra-charged'>): Promise<Mail | undefined> {
  const { db, files } = task.deps
  const { extraChargeId } = task.letter.details
  const charge = await readExtraCharge(db, extraChargeId)
  if (charge?.status !== 'CHARGED') return undefined
  const facts = await readLetterFacts(task)
  const { balance } = await accountOf(task, facts.bookingId)
  const picture = await readChargePicture(db, files, extraChargeId)
  const invoice = await findPaperOfCharge(db, extraChargeId, 'invoice')
  return extraChargedMail(
    {
      ...facts,
      charge,
      owed: balance.rentDue,
      depositPaid: balance.depositPaid,
      picture,
      attachments: [...attached(invoice), ...(picture ? [picture] : [])],
    },
    task.reader,
  )
}

export async function extraWithdrawn(task: LetterTask<'extra-withdrawn'>): Promise<Mail | undefined> {
  const { db } = task.deps
  const { extraChargeId } = task.letter.details
  const charge = await readExtraCharge(db, extraChargeId)
  if (!charge) return undefined
  const facts = await readLetterFacts(task)
  const { balance } = await accountOf(task, facts.bookingId)
  const creditNote = await findPaperOfCharge(db, extraChargeId, 'credit-note')
  return extraWithdrawnMail(
    { ...facts, charge, goesBack: balance.rentOwedBack, attachments: attached(creditNote) },
    task.reader,
  )
}
