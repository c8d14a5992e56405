import { eq, inArray } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { schema } from '../../src/db/schema.ts'
import { cents } from '../../src/domain/money.ts'
import { deliverLetters, jobs } from '../../src/jobs/catalogue.ts'
import { at, useFigures } from '../support/figures.ts'
import { lettersTo } from '../support/letters-in-folder.ts'
import { ids } from '../support/small-company.ts'
import { hire } from '../support/staff.ts'

const { system, rent, figures } = useFigures()
const { mails, carDuties, admins } = schema
const { yaris, fabia } = ids.cars

const tellOwners = async () => {
  await jobs.find(({ name }) => name === 'tell-owners')?.run(system.running().jobs)
  await deliverLetters(system.running().jobs)
}

/** What is counted for one month, by name. */
const keyFigures = async (month: string) => {
  const rows = (await figures(month, month)).keyFigures
  return Object.fromEntries(rows.map(({ name, ...row }) => [name, row]))
}

it('each figure stands beside that of the same months a year before', async () => {
  await rent(yaris, '2026-10-05T10:00', '2026-10-07T10:00', { channel: 'phone' })
  await rent(fabia, '2026-10-10T10:00', '2026-10-14T10:00', { handedOverAt: at('2026-10-10T10:00') })
  await rent(fabia, '2025-10-10T10:00', '2025-10-12T10:00', { handedOverAt: at('2025-10-10T10:00') })
  await system
    .db()
    .insert(schema.carCosts)
    .values({
      carId: yaris,
      kind: 'REPAIR',
      day: '2026-10-20',
      amount: cents(50_00),
    })
  const month = await keyFigures('2026-10')
  expect(month).toMatchObject({
    revenue: { value: 248, lastYear: 124, change: 100 },
    rentals: { value: 2, lastYear: 1, change: 100 },
    rentalLength: { value: 3, lastYear: 2, change: 50 },
    noShows: { value: 1, lastYear: 0, change: null },
    costs: { value: 50, lastYear: 0 },
    margin: { value: 150, lastYear: 100, change: 50 },
    cancellationRate: { value: 0, lastYear: 0, change: 0 },
    receivables: { lastYear: null, change: null },
  })
  const { channels, lengths, cars } = await figures('2026-10', '2026-10')
  expect(channels).toEqual([
    { channel: 'website', rentals: 1, cancelled: 0, revenue: 124 },
    { channel: 'phone', rentals: 1, cancelled: 0, revenue: 124 },
    { channel: 'offer', rentals: 0, cancelled: 0, revenue: 0 },
  ])
  expect(lengths.filter(({ rentals }) => rentals > 0)).toEqual([
    { from: 2, to: 3, rentals: 1 },
    { from: 4, to: 6, rentals: 1 },
  ])
  expect(cars.find(({ id }) => id === yaris)).toMatchObject({ costs: 50, margin: 50 })
})

it('a month that is over is told to every owner once, in their language', async () => {
  await rent(yaris, '2026-10-05T10:00', '2026-10-07T10:00')
  const [english, estonian] = [await hire(system, 'owner'), await hire(system, 'owner')]
  await hire(system, 'accountant')
  await system.db().update(admins).set({ language: 'en' }).where(eq(admins.id, english.id))
  system.clock.now = at('2026-11-02T09:00')
  await tellOwners()
  await tellOwners()
  const written = await system.db().select().from(mails).where(eq(mails.kind, 'monthly-report'))
  const of = (id: number) => written.filter(({ key }) => key === `monthly-report:2026-10:${id}`)
  expect([of(english.id).length, of(estonian.id).length]).toEqual([1, 1])
  const [letter] = await lettersTo(system, english.email)
  expect(letter?.text).toContain('HOW IT WENT: OCTOBER 2026')
  expect(letter?.text).toContain('Revenue: €124.00')
  expect((await lettersTo(system, estonian.email))[0]?.text).toMatch(/oktoober 2026/i)
  system.clock.now = at('2026-11-20T09:00')
  await system.db().delete(mails).where(eq(mails.kind, 'monthly-report'))
  await tellOwners()
  expect(await system.db().$count(mails, eq(mails.kind, 'monthly-report'))).toBe(0)
})

it('a due date is told before it bites, once, and not when it was done meanwhile', async () => {
  const owner = await hire(system, 'owner')
  system.clock.now = at('2026-11-20T09:00')
  const due = (carId: number, dueOn: string) => ({ carId, kind: 'INSPECTION' as const, dueOn })
  const made = await system
    .db()
    .insert(carDuties)
    .values([due(yaris, '2026-12-01'), due(fabia, '2027-08-01')])
    .returning()
  await tellOwners()
  await tellOwners()
  const letters = await lettersTo(system, owner.email)
  expect(letters).toHaveLength(1)
  expect(letters[0]?.text).toContain('01.12.2026')
  expect(letters[0]?.text).not.toContain('2027')
  const told = await system
    .db()
    .select({ toldAt: carDuties.toldAt })
    .from(carDuties)
    .where(
      inArray(
        carDuties.id,
        made.map(({ id }) => id),
      ),
    )
    .orderBy(carDuties.id)
  expect(told.map(({ toldAt }) => toldAt !== null)).toEqual([true, false])
})
