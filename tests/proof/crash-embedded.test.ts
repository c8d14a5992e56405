import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { carSearchAnswer } from '../../src/contract/visitor/answers.ts'
import { openEmbedded } from '../../src/db/client.ts'
import { schema } from '../../src/db/schema.ts'
import { seededRandom } from '../../src/demo/random.ts'
import { registration, search } from '../support/bodies.ts'
import { tries } from '../support/proof.ts'
import { type Attempt, killDuringLoad, send } from '../support/registration-load.ts'
import { daysAfter, quietMorning } from '../support/rental-dates.ts'
import { postJson, tally } from '../support/server-pair.ts'
import { type ServerProcess, useServerProcesses } from '../support/server-process.ts'
import { brokenBookings } from '../support/whole-bookings.ts'

const KILLS = tries(2, 10)
const DAYS = 10

const processes = useServerProcesses()
const seed = Math.floor(Math.random() * 2 ** 31)
const random = seededRandom(seed)
const morning = quietMorning()
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'autorent-crash-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const start = () => processes.start({ DATA_DIR: folder, DEMO: '1' })
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The first round is killed while the demo company is being written. */
async function killDuringFirstStart(): Promise<void> {
  const server = processes.spawn({ DATA_DIR: folder, DEMO: '1' })
  for (let tries = 0; tries < 6_000 && !existsSync(join(folder, 'database')); tries++) await pause(10)
  await pause(random.below(2_500))
  await server.kill('SIGKILL')
}

/** Registrations for every car that the search finds free on some days of this round. */
async function orders({ url }: ServerProcess, round: number): Promise<object[]> {
  const bodies: object[] = []
  for (let day = 0; day < DAYS; day++) {
    const from = daysAfter(morning, (round * DAYS + day) * 2)
    const rental = search({ rentDate: from.toISOString(), returnDate: daysAfter(from, 1).toISOString() })
    const { status, body } = await postJson(`${url}/api/booking/cars`, rental)
    if (status !== 200) continue
    const { sortedCars } = carSearchAnswer.parse(body)
    bodies.push(...sortedCars.map(({ id, price }) => registration({ ...rental, car: { id, price } })))
  }
  return bodies
}

describe('the embedded database, killed with its server', () => {
  it('opens again each time, with every booking that was confirmed, and takes new ones', async () => {
    await killDuringFirstStart()
    const attempts: Attempt[] = []
    for (let round = 0; round < KILLS; round++) {
      const server = await start()
      for (const attempt of attempts) {
        const again = await send(server, attempt)
        expect(again, `seed ${seed}`).toEqual(attempt.answer ?? { ...again, status: 201 })
        attempt.answer = again
      }
      const sent = await killDuringLoad(server, await orders(server, round), random.below(700))
      attempts.push(...sent)
      const answered = sent.flatMap(({ answer }) => answer ?? [])
      expect(tally(answered), `seed ${seed}`).toEqual({ 201: answered.length })
      expect(answered.length).toBeGreaterThan(0)
    }

    const { db, close } = await openEmbedded({ folder: join(folder, 'database') })
    const rows = await db.select({ id: schema.bookings.id }).from(schema.bookings)
    const stored = new Set<unknown>(rows.map(({ id }) => id))
    const seen = attempts.flatMap(({ answer }) => (answer ? [Number(answer.body.id)] : []))
    const firstOfOurs = Math.min(...seen)
    expect(seen.filter((id) => !stored.has(id))).toEqual([])
    expect(rows.filter(({ id }) => id >= firstOfOurs).length).toBeLessThanOrEqual(attempts.length)
    expect(
      await brokenBookings(db, { now: new Date(), afterBooking: firstOfOurs - 1 }),
      `seed ${seed}`,
    ).toEqual([])
    expect(await db.$count(schema.cars)).toBeGreaterThan(0)
    await close()
  })
})
