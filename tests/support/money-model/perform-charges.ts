import { eq } from 'drizzle-orm'
import { schema } from '../../../src/db/schema.ts'
import { CLEANING, DAMAGE, FINE, HANDLING, label, wholeMinute } from './prices.ts'
import type { Happening } from './steps.ts'
import type { Subject } from './subject.ts'
import type { TwoProcesses } from './two-processes.ts'

const plates = ['', '001AAA', '002AAA']

/** What is asked for after the rental: proposed, charged, withdrawn. Paying it is as paying anything. */
export async function performCharge(
  company: TwoProcesses,
  subject: Subject,
  happens: Happening,
): Promise<void> {
  switch (happens.kind) {
    case 'propose charge':
      return happens.what === 'claim' ? claim(company, subject) : propose(company, subject, happens.what)
    case 'charge':
      return charge(company, subject)
    case 'withdraw charge':
      return withdraw(company, subject)
    default:
  }
}

/** Sends it; the model expects the same. */
async function sent(
  company: TwoProcesses,
  path: string,
  body: object,
  isExpected: boolean,
): Promise<boolean> {
  const response = await (await company.desk()).post(path, body)
  const isDone = response.status === 200
  if (isDone !== isExpected)
    company.model.surprises.push(`${path} answered ${response.status} ${await response.text()}`)
  return isDone
}

async function propose(
  company: TwoProcesses,
  { own, model: { extra, isHandedOver } }: Subject,
  kind: 'cleaning' | 'damage',
): Promise<void> {
  const amount = kind === 'damage' ? DAMAGE : CLEANING
  const happenedAt = label(company.model.now)
  const body = { kind, amount: amount / 100, reason: 'Nii nähti', happenedAt }
  if (await sent(company, `/bookings/${own.id}/extra-charges`, body, isHandedOver))
    extra.propose(amount, kind === 'damage')
}

/** It goes to whoever had the car then, whichever booking that is, and the fee for handling it with it. */
async function claim(company: TwoProcesses, { model: { car } }: Subject): Promise<void> {
  const { model } = company
  const had = model.whoHad(car, wholeMinute(model.now))
  const body = {
    kind: 'fine',
    amount: FINE / 100,
    reason: 'Kiirus',
    plate: plates[car],
    happenedAt: label(model.now),
  }
  if (!(await sent(company, '/extra-charges/claims', body, had !== undefined))) return
  had?.extra.propose(FINE)
  had?.extra.propose(HANDLING)
}

async function idOf({ system }: TwoProcesses, { own }: Subject, at: number): Promise<number> {
  const { extraCharges } = schema
  const rows = await system
    .db()
    .select({ id: extraCharges.id })
    .from(extraCharges)
    .where(eq(extraCharges.bookingId, own.id))
    .orderBy(extraCharges.id)
  return rows[at]?.id ?? 0
}

async function charge(company: TwoProcesses, subject: Subject): Promise<void> {
  const { model: booking } = subject
  const wanted = booking.extra.toCharge()
  if (!wanted) return
  const path = `/extra-charges/${await idOf(company, subject, wanted.at)}/charge`
  const one = booking.extra.all[wanted.at]
  if (!(await sent(company, path, {}, wanted.may)) || !one) return
  one.state = 'charged'
  booking.letters['extra-charged']++
  booking.tidy()
}

async function withdraw(company: TwoProcesses, subject: Subject): Promise<void> {
  const { model: booking } = subject
  const wanted = booking.extra.toWithdraw()
  if (!wanted) return
  const path = `/extra-charges/${await idOf(company, subject, wanted.at)}/withdraw`
  const one = booking.extra.all[wanted.at]
  if (!(await sent(company, path, { reason: 'Eksitus' }, wanted.may)) || !one) return
  if (one.state === 'charged') booking.letters['extra-withdrawn']++
  one.state = 'withdrawn'
}
