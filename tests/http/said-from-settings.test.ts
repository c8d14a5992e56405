import { beforeAll, expect, it } from 'vitest'
import type { RulesAnswer } from '../../src/contract/staff/house.ts'
import { registration } from '../support/bodies.ts'
import { signedIn } from '../support/staff.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem({}, { hasWebsite: true })

beforeAll(async () => {
  const owner = await signedIn(system, 'owner')
  const read = (await (await owner.get('/house/rules')).json()) as RulesAnswer
  const rules = { ...read.rules, payNowMinutes: 45, lateCancelDays: 2 }
  const saved = await owner.post('/house/rules', { rules, seenId: read.rulesId })
  if (!saved.ok) throw new Error(`the rules were refused with ${saved.status}`)
})

it.each([
  ['/tapsed-autorentingimused', '45 minutit', '2 ööpäeva rendi hinna'],
  ['/en/accurate-rental-conditions', '45 minutes', 'the rent of 2 days'],
  ['/ru/accurate-rental-conditions', '45 минут', 'плату за 2 суток'],
])(
  '%s says how long an unpaid car is held and what a late cancellation costs, as it is set',
  async (path, ...said) => {
    const page = (await (await system.get(path)).text()).replaceAll('\u00a0', ' ')
    for (const words of said) expect(page).toContain(words)
  },
)

it('a car that is ordered now waits as long', async () => {
  const answer = await system.post('/api/booking/register', registration())
  const { holdExpiresAt } = (await answer.json()) as { holdExpiresAt: string }
  expect(Date.parse(holdExpiresAt) - system.clock.now.getTime()).toBe(45 * 60_000)
})
