import { sweepHolds } from '../use-cases/booking/sweep-holds.ts'
import { issueCollectiveInvoices } from '../use-cases/company-accounts/issue-collective-invoices.ts'
import { settleRows } from '../use-cases/data-keys/settle-rows.ts'
import type { LetterDependencies } from '../use-cases/letters/letter-dependencies.ts'
import { planDutyLetters, planMonthlyReports } from '../use-cases/letters/letters-of-owners.ts'
import { planLetters } from '../use-cases/letters/plan-letters.ts'
import { remind } from '../use-cases/letters/remind.ts'
import { sendNextLetter } from '../use-cases/letters/send-next-letter.ts'
import { forgetHits } from '../use-cases/limits/forget-hits.ts'
import { forgetVisitors } from '../use-cases/limits/forget-visitors.ts'
import { allowCalls } from '../use-cases/locker/allow-calls.ts'
import { askBank } from '../use-cases/payment/ask-bank.ts'
import type { PaymentDependencies } from '../use-cases/payment/payment-dependencies.ts'
import { sendRefunds } from '../use-cases/payment/refund-money.ts'
import { forgetPeople } from '../use-cases/people/forget-people.ts'
import { forgetSignIns } from '../use-cases/sign-in/forget-sign-ins.ts'
import { leaveUnfetched } from '../use-cases/trips/leave-unfetched.ts'
import { sweepFiles } from '../use-cases/uploads/sweep-files.ts'
import { closeYears } from '../use-cases/years/close-years.ts'

export type JobDependencies = {
  payments: PaymentDependencies
  letters: LetterDependencies
  lockers: Parameters<typeof allowCalls>[1]
  files: Parameters<typeof forgetPeople>[1]
  now: () => Date
}

type Job = {
  name: string
  /** When, by Tallinn's clock. */
  cron: string
  run: (parts: JobDependencies) => Promise<void>
}

/** Everything the system does by itself. Each job may run twice or late without harm. */
export const jobs: readonly Job[] = [
  { name: 'deliver-letters', cron: '* * * * *', run: deliverLetters },
  {
    name: 'ask-bank',
    cron: '* * * * *',
    run: async ({ payments, now }) => {
      await askBank(payments, now())
      await sendRefunds(payments, now())
    },
  },
  {
    name: 'allow-calls',
    cron: '* * * * *',
    run: ({ payments, lockers, now }) => allowCalls(payments.db, lockers, now()),
  },
  {
    name: 'sweep-holds',
    cron: '*/5 * * * *',
    run: async ({ payments, now }) => {
      await sweepHolds(payments.db, now())
      await leaveUnfetched(payments.db, now())
    },
  },
  {
    name: 'forget-hits',
    cron: '23 * * * *',
    run: async ({ payments, now }) => {
      await forgetHits(payments.db)
      await forgetVisitors(payments.db, now())
    },
  },
  {
    name: 'sweep-files',
    cron: '*/15 * * * *',
    run: ({ payments, files, now }) => sweepFiles(payments.db, files, now()),
  },
  {
    name: 'remind',
    cron: '7 8-20 * * *',
    run: async ({ letters, now }) => {
      if (letters.hasMail) await remind(letters.db, now())
    },
  },
  {
    name: 'tell-owners',
    cron: '37 7-18 * * *',
    run: async ({ letters, now }) => {
      if (!letters.hasMail) return
      await planDutyLetters(letters.db, now())
      await planMonthlyReports(letters.db, now())
    },
  },
  {
    name: 'forget-people',
    cron: '17 3 * * *',
    run: async ({ payments, files, now }) => {
      await forgetPeople(payments.db, files, now())
      await forgetSignIns(payments.db, now())
    },
  },
  {
    name: 'collective-invoices',
    cron: '23 4 * * *',
    run: async ({ letters, now }) => {
      await issueCollectiveInvoices(letters, now())
    },
  },
  {
    name: 'close-years',
    cron: '53 3 * * *',
    run: async ({ payments, now }) => {
      await closeYears(payments.db, now())
    },
  },
  {
    name: 'settle-rows',
    cron: '41 3 * * *',
    run: ({ payments }) => settleRows(payments.db),
  },
]

/** From what happened to letters, and from letters to the mail server. */
export async function deliverLetters({ letters, now }: JobDependencies): Promise<void> {
  while ((await planLetters(letters, now())) > 0);
  while (await sendNextLetter(letters, now()));
}
