import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { extraChargedMail, extraWithdrawnMail } from '../../documents/mails/extra-charges.ts'
import type { Mail } from '../../documents/mails/mail.ts'
import type { PaperKind } from '../../domain/booking/paper-kinds.ts'
import { readChargePicture } from '../extra-charges/read-charge-picture.ts'
import { readExtraCharge } from '../extra-charges/read-extra-charges.ts'
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
  const invoice = await readPaperOf(db, extraChargeId, 'invoice')
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
  const creditNote = await readPaperOf(db, extraChargeId, 'credit-note')
  return extraWithdrawnMail(
    { ...facts, charge, goesBack: balance.rentOwedBack, attachments: attached(creditNote) },
    task.reader,
  )
}

async function readPaperOf(db: Database, extraChargeId: number, kind: PaperKind) {
  const { papers } = schema
  const [paper] = await db
    .select()
    .from(papers)
    .where(and(eq(papers.extraChargeId, extraChargeId), eq(papers.kind, kind)))
    .orderBy(desc(papers.id))
    .limit(1)
  return paper
}
