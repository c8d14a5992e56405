import type { HandOverBody, LicenceBody } from '../../contract/staff/hand-over-bodies.ts'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import {
  type DepositStep,
  type HandOverObstacle,
  mayDrive,
  missingOfAct,
  missingSteps,
  type OwnersException,
} from '../../domain/booking/hand-over.ts'
import { labelOf } from '../../domain/calendar/tallinn.ts'
import { dayOf } from '../../domain/calendar/wall-clock.ts'
import type { HouseRules } from '../../domain/house-rules.ts'
import { cents } from '../../domain/money.ts'
import { checkLicenceDates, type LicenceFault } from '../../domain/people/licence-dates.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import type { BookingDependencies } from '../booking/booking-dependencies.ts'
import { licenceOf } from '../booking/facts-for-staff-actions.ts'
import { recordDone, refused, type StaffBooking } from '../booking/staff-action.ts'
import { writeBooking } from '../booking/write-booking.ts'
import type { BookingRow } from '../payment/booking-balance.ts'
import { recordPayment } from '../payment/record-payment.ts'

type Steps = { deposit: DepositStep | null; exception: OwnersException | null }

type StepRefusal = {
  kind: 'refused'
  code: HandOverObstacle | LicenceFault | 'unknown_driver' | 'wrong_class' | 'owner_needed'
  path?: string
}

type WantedSteps = Pick<HandOverBody, 'licences' | 'deposit' | 'exception' | 'act'>

/**
 * What has to be done before a key is handed over, and is done with it: licences seen, the deposit taken. What is still
 * missing then stops it, unless an owner says why not. Nothing is written yet.
 */
export function judgeSteps(
  found: StaffBooking,
  wanted: WantedSteps,
  { seats, photos, rules }: { seats: number; photos: readonly string[]; rules: HouseRules },
  { by }: ByStaff,
): Steps | StepRefusal {
  const { booking, facts } = found
  for (const [index, licence] of wanted.licences.entries()) {
    const fault = faultOf(licence, booking, seats, rules)
    if (fault) return refused(fault.code, `licences.${index}.${fault.field}`)
  }
  const deposit = depositOf(found, wanted.deposit)
  const read = wanted.licences.map(({ driver, until }) => [driver, until] as const)
  const seen = new Map([...found.key.seen, ...read])
  const { act } = wanted
  const missing = [
    ...missingSteps({
      licence: licenceOf(booking, found.sent, { seen, told: found.key.told }),
      depositMissing: deposit ? cents(0) : facts.depositMissing,
    }),
    ...(act ? missingOfAct({ photos, isSigned: Boolean(act.signatures) }) : []),
  ]
  const [first] = missing
  if (!first) return { deposit, exception: null }
  if (!wanted.exception) return refused(first)
  if (by.role !== 'owner') return refused('owner_needed', 'exception.reason')
  return { deposit, exception: { reason: wanted.exception.reason, missing, by: by.name } }
}

/** Within the transaction that hands the key over, once nothing stands in its way. */
export async function writeSteps(
  tx: Database,
  deps: BookingDependencies,
  booking: BookingRow,
  { licences, deposit }: Pick<HandOverBody, 'licences'> & Pick<Steps, 'deposit'>,
  staff: ByStaff,
): Promise<void> {
  await noteLicences(tx, booking, licences, staff)
  if (deposit) await takeDeposit(tx, deps, booking, deposit, staff)
}

function faultOf(
  licence: LicenceBody,
  booking: BookingRow,
  seats: number,
  rules: HouseRules,
): { code: LicenceFault | 'unknown_driver' | 'wrong_class'; field: string } | undefined {
  if (licence.driver > booking.additionalDrivers.length) return { code: 'unknown_driver', field: 'driver' }
  const fault = checkLicenceDates(
    licence,
    {
      firstDay: dayOf(labelOf(booking.rentDate)),
      lastDay: dayOf(labelOf(booking.returnDate)),
    },
    rules,
  )
  if (fault) return { code: fault, field: /since|held/.test(fault) ? 'since' : 'until' }
  return mayDrive(licence.categories, seats) ? undefined : { code: 'wrong_class', field: 'categories' }
}

async function noteLicences(
  tx: Database,
  { id: bookingId }: BookingRow,
  licences: readonly LicenceBody[],
  { by, now }: ByStaff,
): Promise<void> {
  const { licenceChecks } = schema
  for (const { driver, ...read } of licences) {
    const seen = { ...read, seenById: by.id, seenAt: now }
    await tx
      .insert(licenceChecks)
      .values({ bookingId, driver, ...seen })
      .onConflictDoUpdate({ target: [licenceChecks.bookingId, licenceChecks.driver], set: seen })
  }
}

/** Nothing where nothing is missing: a deposit is not taken twice. */
function depositOf({ facts }: StaffBooking, wanted: HandOverBody['deposit']): DepositStep | null {
  const amount = facts.depositMissing
  if (!wanted || amount === 0) return null
  return wanted.kind === 'taken' ? { kind: 'taken', method: wanted.method, amount } : wanted
}

async function takeDeposit(
  tx: Database,
  deps: BookingDependencies,
  booking: BookingRow,
  deposit: DepositStep,
  staff: ByStaff,
): Promise<void> {
  if (deposit.kind === 'hold') {
    await writeBooking(tx, booking.id, { depositNumber: deposit.number })
    return
  }
  const { amount, method } = deposit
  const money = { account: 'deposit' as const, amount, method, note: '' }
  await recordPayment(tx, deps, booking.id, { ...money, adminId: staff.by.id }, staff.now)
  await recordDone(tx, staff, booking, 'money', { after: { ...money } })
}
