import { planLetters } from '../services/letters/plan-letters.ts'
import type { PostOffice } from '../services/letters/post.ts'
import { sendNextLetter } from '../services/letters/send-next-letter.ts'
import { allowCalls } from '../services/locker/allow-calls.ts'
import { askBank } from '../services/payment/ask-bank.ts'
import { sendRefunds } from '../services/payment/refund-money.ts'
import type { Till } from '../services/payment/till.ts'
import { forgetPeople } from '../services/privacy/forget-people.ts'
import { remind } from '../services/reminders/remind.ts'
import { sweepHolds } from '../services/sweep-holds.ts'

export type JobParts = {
  till: Till
  post: PostOffice
  lockers: Parameters<typeof allowCalls>[1]
  files: Parameters<typeof forgetPeople>[1]
  now: () => Date
}

export type Job = {
  name: string
  /** When, by Tallinn's clock. */
  cron: string
  run: (parts: JobParts) => Promise<void>
}

/** Everything the system does by itself. Each job may run twice or late without harm. */
export const jobs: readonly Job[] = [
  { name: 'deliver-letters', cron: '* * * * *', run: deliverLetters },
  {
    name: 'ask-bank',
    cron: '* * * * *',
    run: async ({ till, now }) => {
      await askBank(till, now())
      await sendRefunds(till, now())
    },
  },
  {
    name: 'allow-calls',
    cron: '* * * * *',
    run: ({ till, lockers, now }) => allowCalls(till.desk.db, lockers, now()),
  },
  {
    name: 'sweep-holds',
    cron: '*/5 * * * *',
    run: async ({ till, now }) => {
      await sweepHolds(till.desk.db, now())
    },
  },
  {
    name: 'remind',
    cron: '7 8-20 * * *',
    run: async ({ till, now }) => {
      await remind(till.desk.db, now())
    },
  },
  {
    name: 'forget-people',
    cron: '17 3 * * *',
    run: async ({ till, files, now }) => {
      await forgetPeople(till.desk.db, files, now())
    },
  },
]

/** From what happened to letters, and from letters to the mail server. */
export async function deliverLetters({ post, now }: JobParts): Promise<void> {
  while ((await planLetters(post, now())) > 0);
  while (await sendNextLetter(post, now()));
}
