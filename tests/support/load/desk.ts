import { setTimeout as sleep } from 'node:timers/promises'
import { codeAt, stepAt } from '../../../src/use-cases/sign-in/one-time-code.ts'
import type { World } from '../faults/world.ts'
import { CODE_SECRET, hire, PASSWORD } from '../staff.ts'
import type { Meter } from './meter.ts'

const EVERY_MS = 2_000

/** Someone at the desk: looks at the day and at the newest bookings again and again, until the visitors are gone. */
export async function workAtDesk(world: World, meter: Meter, isOver: () => boolean): Promise<void> {
  const { email } = await hire({ db: () => world.database.db }, 'agent')
  const headers = {
    origin: world.settings.PUBLIC_URL ?? '',
    'content-type': 'application/json',
    'x-forwarded-for': '198.51.100.9',
  }
  const [url = ''] = world.urls()
  const body = JSON.stringify({ email, password: PASSWORD, code: codeAt(CODE_SECRET, stepAt(new Date())) })
  const login = await fetch(`${url}/api/admin/login`, { method: 'POST', headers, body })
  if (login.status !== 200) throw new Error(`signing in answered ${login.status} ${await login.text()}`)
  const cookie = login.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ')
  while (!isOver()) {
    for (const [step, path] of [
      ['today', '/today'],
      ['list of bookings', '/bookings?page=1&perPage=25'],
    ] as const) {
      await meter.time(step, async () => {
        const response = await fetch(`${url}/api/admin${path}`, { headers: { ...headers, cookie } })
        if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`)
        await response.text()
      })
    }
    await sleep(EVERY_MS)
  }
}
