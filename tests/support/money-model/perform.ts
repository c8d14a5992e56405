import type { MontonioFaults } from '../../../src/simulators/bank/faults.ts'
import { askBank, performAtBank } from './perform-at-bank.ts'
import { performAtDesk } from './perform-at-desk.ts'
import { performCharge } from './perform-charges.ts'
import { register } from './perform-registration.ts'
import { loadStatement } from './perform-transfer.ts'
import { MINUTE } from './prices.ts'
import { runJob } from './run-job.ts'
import type { Step } from './steps.ts'
import type { Subject } from './subject.ts'
import type { TwoProcesses } from './two-processes.ts'

const moods: Record<string, Partial<MontonioFaults>> = {
  well: { refunds: 'sent', isUnsettled: false },
  'refunds wait': { refunds: 'left-pending', isUnsettled: false },
  'refunds refused': { refunds: 'rejected', isUnsettled: false },
  'not settled': { isUnsettled: true },
  down: {},
}

/** Does to the company what a step says, and to the model what should come of it. */
export async function perform(
  company: TwoProcesses,
  subjects: Subject[],
  { process, who, happens }: Step,
): Promise<void> {
  const { model, bank } = company
  company.turn = process
  // No two things happen in the same moment.
  company.setTime(model.now + 1000)
  switch (happens.kind) {
    case 'register':
      return register(company, subjects, happens)
    case 'register both cars':
      for (const car of [1, 2] as const)
        await register(company, subjects, { car, week: 0, days: 3, drivers: 'one' })
      return
    case 'the bank is':
      company.isBankDown = happens.mood === 'down'
      return bank.set({ ...moods[happens.mood], isDown: company.isBankDown })
    case 'the bank finishes refunds':
      bank.set({ refunds: 'sent' })
      return bank.finishRefunds()
    case 'ask bank':
      return askBank(company)
    case 'sweep':
      return runJob(company, 'sweep-holds')
    case 'letters':
      return runJob(company, 'deliver-letters')
    case 'restart':
      return company.restart()
    case 'wait':
      return company.setTime(model.now + happens.minutes * MINUTE)
    default:
  }
  const subject = subjects[who % subjects.length]
  if (!subject) return
  if (happens.kind === 'statement') return loadStatement(company, subject, happens)
  await performAtBank(company, subject, happens)
  await performAtDesk(company, subject, happens)
  await performCharge(company, subject, happens)
}
