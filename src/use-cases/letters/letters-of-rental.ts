import { and, eq, isNull } from 'drizzle-orm'
import { schema } from '../../db/schema.ts'
import {
  actSignedMail,
  contractAnnexedMail,
  contractSignedMail,
  contractToSignMail,
} from '../../documents/mails/contract.ts'
import { documentsApprovedMail, documentsWantedMail } from '../../documents/mails/documents.ts'
import type { Mail } from '../../documents/mails/mail.ts'
import { pickUpTomorrowMail, returnTodayMail } from '../../documents/mails/rental.ts'
import { documentsState, sentState, wantedKinds } from '../../domain/booking/wanted-documents.ts'
import { readLockers } from '../locker/read-lockers.ts'
import { issueContract } from '../papers/issue-contract.ts'
import { findPaper } from '../papers/keep-paper.ts'
import { readSignature } from '../signing/read-signature.ts'
import { readUploads } from '../uploads/read-uploads.ts'
import { type LetterTask, readLetterFacts } from './letter-task.ts'
import { accountOf, attached } from './letters-of-money.ts'
import { REMINDED_HOURS_AHEAD } from './remind.ts'

/**
 * Whether a reminder still is one: it may have waited for the mail server until the moment was past, or the moment was
 * moved away. What staff have sent once more is theirs to judge.
 */
function isInTime({ letter, now }: LetterTask, moment: Date, hours = Number.POSITIVE_INFINITY): boolean {
  const ahead = moment.getTime() - now.getTime()
  return letter.key.includes(':again:') || (ahead > 0 && ahead <= hours * 3_600_000)
}

export async function documentsWanted(task: LetterTask): Promise<Mail | undefined> {
  const facts = await readLetterFacts(task)
  const { booking } = await accountOf(task, facts.bookingId)
  if (booking.cancelledAt || !isInTime(task, booking.rentDate)) return undefined
  const sent = await readUploads(task.deps.db, facts.bookingId)
  const wanted = [facts.client, ...facts.additionalDrivers].flatMap(({ firstName, lastName }, driver) => {
    const open = wantedKinds.filter((kind) => ['missing', 'refused'].includes(sentState(sent, driver, kind)))
    const kinds = [
      ...new Set(open.map((kind) => (kind === 'identity' ? ('identity' as const) : ('licence' as const)))),
    ]
    return kinds.length > 0 ? [{ driver: `${firstName} ${lastName}`, kinds }] : []
  })
  return wanted.length > 0 ? documentsWantedMail({ ...facts, wanted }, task.reader) : undefined
}

export async function documentsApproved(task: LetterTask): Promise<Mail | undefined> {
  const facts = await readLetterFacts(task)
  const { booking } = await accountOf(task, facts.bookingId)
  if (booking.cancelledAt || booking.handedOverAt || !isInTime(task, booking.rentDate)) return undefined
  const sent = await readUploads(task.deps.db, facts.bookingId)
  // Looked at once more, and one of them is wanted again.
  if (documentsState(sent, 1 + facts.additionalDrivers.length) !== 'approved') return undefined
  const lockers = await readLockers(task.deps.db, facts.bookingId)
  const hasLocker = lockers.some(({ reservation }) => reservation.purpose === 'pick-up')
  return documentsApprovedMail({ ...facts, isSigned: booking.status === 'SIGNED', hasLocker }, task.reader)
}

export async function contractToSign(task: LetterTask<'contract-to-sign'>): Promise<Mail | undefined> {
  const contract = await issueContract(task.deps, Number(task.letter.bookingId), task.now)
  const facts = await readLetterFacts(task)
  if (!contract || facts.booking.status === 'SIGNED') return undefined
  const { isAgain } = task.letter.details
  // What happened is told whenever; that time asked for it is said in time.
  if (isAgain === undefined && !isInTime(task, facts.booking.rent.at)) return undefined
  return contractToSignMail({ ...facts, isAgain: isAgain ?? false }, task.reader)
}

export async function contractSigned(task: LetterTask): Promise<Mail | undefined> {
  const facts = await readLetterFacts(task)
  const { db } = task.deps
  const signature = await readSignature(db, facts.bookingId)
  const sealed = await findPaper(db, facts.bookingId, 'signed-contract')
  // Voided before the letter went out: what it would say is no longer so.
  if (!signature?.signedAt || !sealed) return undefined
  return contractSignedMail(
    {
      ...facts,
      signature: { signedAt: signature.signedAt, method: signature.method, hash: signature.digest },
      attachments: attached(sealed),
    },
    task.reader,
  )
}

export async function contractAnnexed(task: LetterTask<'contract-annexed'>): Promise<Mail | undefined> {
  const facts = await readLetterFacts(task)
  const { papers } = schema
  const [annex] = await task.deps.db
    .select()
    .from(papers)
    .where(and(eq(papers.id, task.letter.details.paperId), isNull(papers.voidedAt)))
  const { booking, balance } = await accountOf(task, facts.bookingId)
  // What came after it is told by a letter of its own.
  if (!annex || annex.pdf.length === 0 || booking.cancelledAt || booking.actualReturnDate) return undefined
  return contractAnnexedMail({ ...facts, due: balance.rentDue, attachments: attached(annex) }, task.reader)
}

export async function actSigned(task: LetterTask<'act-signed'>): Promise<Mail | undefined> {
  const facts = await readLetterFacts(task)
  const { handOvers, papers } = schema
  const [found] = await task.deps.db
    .select({ way: handOvers.way, at: handOvers.at, paper: papers })
    .from(handOvers)
    .innerJoin(papers, eq(papers.id, handOvers.paperId))
    .where(and(eq(handOvers.id, task.letter.details.handOverId), isNull(handOvers.undoneAt)))
  // Undone before the letter went out, or too old for its file to be there.
  if (!found || found.paper.pdf.length === 0) return undefined
  const { way, at, paper } = found
  return actSignedMail({ ...facts, way, at, attachments: attached(paper) }, task.reader)
}

export async function pickUpTomorrow(task: LetterTask): Promise<Mail | undefined> {
  const facts = await readLetterFacts(task)
  const { booking, balance } = await accountOf(task, facts.bookingId)
  if (booking.cancelledAt || booking.handedOverAt) return undefined
  if (!isInTime(task, booking.rentDate, REMINDED_HOURS_AHEAD)) return undefined
  const lockers = await readLockers(task.deps.db, facts.bookingId)
  const kept = lockers.find(({ reservation }) => reservation.purpose === 'pick-up')
  const documents = documentsState(
    await readUploads(task.deps.db, facts.bookingId),
    1 + facts.additionalDrivers.length,
  )
  const missing = [
    ...(balance.rentDue > 0 ? (['payment'] as const) : []),
    ...(documents === 'missing' ? (['documents'] as const) : []),
    ...(booking.status === 'SIGNED' ? [] : (['signature'] as const)),
  ]
  return pickUpTomorrowMail(
    {
      ...facts,
      locker: kept
        ? {
            name: kept.locker.name,
            phone: kept.locker.phone,
            from: kept.reservation.start,
            to: kept.reservation.end,
          }
        : null,
      missing,
      owed: balance.rentDue,
      isDepositPaid: balance.depositPaid >= booking.deposit,
    },
    task.reader,
  )
}

export async function returnToday(task: LetterTask): Promise<Mail | undefined> {
  const facts = await readLetterFacts(task)
  const { booking, balance } = await accountOf(task, facts.bookingId)
  if (booking.cancelledAt || booking.actualReturnDate) return undefined
  if (!isInTime(task, booking.returnDate, 24)) return undefined
  const { smartLockers } = schema
  const [locker] = await task.deps.db
    .select({ id: smartLockers.id })
    .from(smartLockers)
    .where(eq(smartLockers.locationId, booking.returnLocationId))
  const isDepositPaid = booking.deposit > 0 && balance.depositPaid >= booking.deposit
  return returnTodayMail({ ...facts, toLocker: locker !== undefined, isDepositPaid }, task.reader)
}
