import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { pick } from '../../contract/pick.ts'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { Mail } from '../../documents/mails/mail.ts'
import { dutiesDueMail, monthlyReportMail } from '../../documents/mails/owners.ts'
import { monthAfter } from '../../domain/calendar/months.ts'
import { labelOf, labelText } from '../../domain/calendar/tallinn.ts'
import { dayOf } from '../../domain/calendar/wall-clock.ts'
import { dutyState } from '../../domain/fleet/duties.ts'
import type { LetterDetails, LetterKind } from '../../domain/letters.ts'
import { readKeyFigures } from '../figures/read-key-figures.ts'
import { readDueDuties } from '../fleet/read-duties.ts'
import type { LetterTask } from './letter-task.ts'

const { admins, carDuties, cars, mails } = schema

/** So many days after a month's end its report is still news. */
const REPORT_DAYS = 7

/** A report of the month that is over, to every owner in their language: once, however often this runs. */
export async function planMonthlyReports(db: Database, now: Date): Promise<number> {
  const today = labelText(now)
  if (Number(today.slice(8, 10)) > REPORT_DAYS) return 0
  const month = monthAfter(today.slice(0, 7), -1)
  return toOwners(db, 'monthly-report', { month }, `monthly-report:${month}`, now)
}

/** Duties that come near, or are near already and were never written about: in one letter a day, each once. */
export function planDutyLetters(db: Database, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const due = (await readDueDuties(tx, now)).filter(({ duty }) => duty.toldAt === null)
    const dutyIds = due.map(({ duty }) => duty.id)
    if (dutyIds.length === 0) return 0
    // Two processes take turns: the second finds them told.
    const told = await tx
      .update(carDuties)
      .set({ toldAt: now })
      .where(and(inArray(carDuties.id, dutyIds), isNull(carDuties.toldAt)))
      .returning({ id: carDuties.id })
    if (told.length === 0) return 0
    const ids = told.map(({ id }) => id).toSorted((a, b) => a - b)
    return toOwners(tx, 'duties-due', { dutyIds: ids }, `duties-due:${ids[0]}`, now)
  })
}

async function toOwners<Kind extends LetterKind>(
  db: Database,
  kind: Kind,
  details: LetterDetails[Kind],
  about: string,
  now: Date,
): Promise<number> {
  const owners = await db
    .select()
    .from(admins)
    .where(and(eq(admins.role, 'owner'), eq(admins.isActive, true)))
    .orderBy(asc(admins.id))
  if (owners.length === 0) return 0
  const written = await db
    .insert(mails)
    .values(
      owners.map(({ id, email: recipient, language }) => ({
        key: `${about}:${id}`,
        kind,
        recipient,
        language,
        details,
        createdAt: now,
      })),
    )
    .onConflictDoNothing({ target: mails.key })
    .returning({ id: mails.id })
  return written.length
}

export async function monthlyReport(task: LetterTask<'monthly-report'>): Promise<Mail> {
  const { deps, letter, reader, now } = task
  const { month } = letter.details
  const both = await readKeyFigures(deps.db, { from: month, to: month }, now)
  const { company } = deps.catalogue.current
  const adminUrl = `${deps.origin}/admin/figures?from=${month}&to=${month}`
  return monthlyReportMail({ company, month, ...both, adminUrl }, reader)
}

/** Of those that nobody has done meanwhile; of none there is nothing to say. */
export async function dutiesDue(task: LetterTask<'duties-due'>): Promise<Mail | undefined> {
  const { deps, letter, reader, now } = task
  const rows = await deps.db
    .select({ duty: carDuties, car: cars })
    .from(carDuties)
    .innerJoin(cars, eq(cars.id, carDuties.carId))
    .where(and(inArray(carDuties.id, letter.details.dutyIds), isNull(carDuties.doneOn)))
    .orderBy(asc(carDuties.dueOn), asc(carDuties.id))
  if (rows.length === 0) return undefined
  const today = dayOf(labelOf(now))
  const duties = rows.map(({ duty, car }) => ({
    ...pick(duty, 'kind', 'dueOn', 'dueKm'),
    plate: car.registerNumber,
    car: car.name,
    isOverdue: dutyState(duty, today, car.mileage) === 'overdue',
  }))
  const { company } = deps.catalogue.current
  return dutiesDueMail({ company, duties, adminUrl: `${deps.origin}/admin/car-duties` }, reader)
}
