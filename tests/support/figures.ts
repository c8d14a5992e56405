import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect } from 'vitest'
import type { FiguresAnswer } from '../../src/contract/staff/figures.ts'
import { schema } from '../../src/db/schema.ts'
import { instantOf } from '../../src/domain/calendar/tallinn.ts'
import { labelFrom } from '../../src/domain/calendar/wall-clock.ts'
import { cents, percentHundredths } from '../../src/domain/money.ts'
import { emptyBooks } from './empty-books.ts'
import { makeClient } from './rows.ts'
import { ids, TEST_NOW } from './small-company.ts'
import { type AtWork, signedIn } from './staff.ts'
import { type TestSystem, useTestSystem } from './test-system.ts'

const { bookings, cars, carBlocks, clients } = schema

/** A moment by Tallinn's clock. */
export function at(label: string): Date {
  const instant = instantOf(labelFrom(label))
  if (!instant) throw new Error(`no such moment: ${label}`)
  return instant
}

/** A small company of three cars whose rentals are written straight into the books, and its figures. */
export function useFigures() {
  const system = useTestSystem()
  const asker: { agent?: AtWork } = {}
  const agent = (): AtWork => {
    if (!asker.agent) throw new Error('nobody is signed in yet')
    return asker.agent
  }

  beforeAll(async () => {
    asker.agent = await signedIn(system, 'agent')
    await system.db().insert(clients).values(makeClient())
    // Three cars are for rent all year; the retired ones are out of it.
    await system
      .db()
      .update(cars)
      .set({ createdAt: at('2025-01-01T00:00') })
    await system.db().update(cars).set({ isActive: false }).where(eq(cars.id, ids.cars.ofRetiredGroup))
  })

  beforeEach(() => clearBooks(system))

  /** A rental somebody paid for, unless said otherwise; 124 euros of which 24 are VAT. */
  async function rent(carId: number, from: string, to: string, changes: object = {}): Promise<number> {
    const written = randomUUID()
    const [row] = await system
      .db()
      .insert(bookings)
      .values({
        carId,
        clientId: 1,
        rentLocationId: ids.places.office,
        returnLocationId: ids.places.office,
        status: 'SIGNED',
        price: cents(12_400),
        vat: cents(2400),
        vatRate: percentHundredths(2400),
        deposit: cents(20_000),
        rentPrice: cents(0),
        returnPrice: cents(0),
        rentDate: at(from),
        returnDate: at(to),
        linkSeed: `seed ${written}`,
        linkHash: `hash ${written}`,
        createdAt: at(from),
        ...changes,
      })
      .returning({ id: bookings.id })
    if (!row) throw new Error('no booking')
    return row.id
  }

  async function figures(from: string, to: string): Promise<FiguresAnswer> {
    const response = await agent().get(`/figures?from=${from}&to=${to}`)
    expect(response.status).toBe(200)
    return (await response.json()) as FiguresAnswer
  }

  async function month(name: string) {
    const { months } = await figures(name, name)
    if (!months[0]) throw new Error('no month')
    return months[0]
  }

  return { system, agent, rent, figures, month }
}

async function clearBooks(system: TestSystem): Promise<void> {
  await emptyBooks(system.db())
  await system.db().delete(carBlocks)
  system.clock.now = TEST_NOW
}
