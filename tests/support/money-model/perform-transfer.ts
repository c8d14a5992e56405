import { makeReferenceNumber } from '../../../src/domain/people/reference-number.ts'
import { swedbank } from '../bank-statement-files.ts'
import { exampleFacts } from '../booking-facts.ts'
import { ORIGIN } from '../staff.ts'
import type { Happening } from './steps.ts'
import type { Subject } from './subject.ts'
import type { TwoProcesses } from './two-processes.ts'

const SOME = 1000
let statements = 0

/** A statement of the company's bank: what is due to the cent is entered, everything else waits for people. */
export async function loadStatement(
  company: TwoProcesses,
  { own, model: booking, number }: Subject,
  happens: Extract<Happening, { kind: 'statement' }>,
): Promise<void> {
  const { model } = company
  const [rent, deposit] = [booking.due('rent'), booking.due('deposit')]
  const amount = { 'all due': rent + deposit, 'rent due': rent, some: SOME }[happens.amount] || SOME
  const isDue = amount === rent + deposit || amount === rent
  const file = swedbank(exampleFacts.company.iban, [
    {
      ref: `STATEMENT-${++statements}`,
      amount: (amount / 100).toFixed(2),
      reference: makeReferenceNumber(String(own.id)) ?? '',
    },
  ])
  await load(company, file, isDue ? { entered: 1 } : { listed: 1 })
  if (isDue) model.transfer(booking, amount)
  if (happens.isTwice) await load(company, file, { known: 1 })
  if (isDue || !happens.isAssigned) return
  const desk = await company.desk()
  const { entries } = (await (await desk.get('/bank-entries?state=open&page=1')).json()) as {
    entries: { id: number }[]
  }
  const newest = Math.max(...entries.map(({ id }) => id))
  const assigned = await desk.post(`/bank-entries/${newest}/assign`, { booking: number })
  if (assigned.status === 200) model.transfer(booking, amount)
  else model.surprises.push(`assigning answered ${assigned.status} ${await assigned.text()}`)
}

async function load(company: TwoProcesses, file: Uint8Array, expected: object): Promise<void> {
  const { cookie } = await company.desk()
  const response = await company.system.send('/api/admin/bank-statements', {
    method: 'POST',
    headers: { cookie, origin: ORIGIN, 'content-type': 'application/xml' },
    body: new Uint8Array(file),
  })
  const answer = (await response.json()) as Record<string, number>
  const isAsExpected = Object.entries(expected).every(([name, count]) => answer[name] === count)
  if (!isAsExpected)
    company.model.surprises.push(
      `a statement answered ${JSON.stringify(answer)} instead of ${JSON.stringify(expected)}`,
    )
}
