import { expect, it } from 'vitest'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem({ HOLD_MINUTES: '45' }, { hasWebsite: true })

it.each([
  ['/tapsed-autorentingimused', '45 minutit'],
  ['/en/accurate-rental-conditions', '45 minutes'],
  ['/ru/accurate-rental-conditions', '45 минут'],
])('%s says how long an unpaid car is held, as it is set', async (path, said) => {
  const page = await (await system.get(path)).text()
  expect(page.replaceAll('\u00a0', ' ')).toContain(said)
})
