import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { type StandardCharges, standardCharges } from '../../domain/booking/extra-charges.ts'
import { type Cents, cents } from '../../domain/money.ts'

const { extraCharges } = schema
export type ExtraCharge = typeof extraCharges.$inferSelect

/** All that was ever proposed for a booking, in its order. */
export function readExtraCharges(db: Database, bookingId: number): Promise<ExtraCharge[]> {
  return db
    .select()
    .from(extraCharges)
    .where(eq(extraCharges.bookingId, bookingId))
    .orderBy(asc(extraCharges.id))
}

export async function readExtraCharge(db: Database, id: number): Promise<ExtraCharge | undefined> {
  const [charge] = await db.select().from(extraCharges).where(eq(extraCharges.id, id))
  return charge
}

/** What is charged and was not withdrawn. */
export async function sumOfExtraCharges(db: Database, bookingId: number): Promise<Cents> {
  const [row] = await db
    .select({ sum: sql<Cents>`coalesce(sum(${extraCharges.amount}), 0)::int` })
    .from(extraCharges)
    .where(and(eq(extraCharges.bookingId, bookingId), eq(extraCharges.status, 'CHARGED')))
  return row?.sum ?? cents(0)
}

/** The prices the owner has set, under the company's details. */
export async function readStandardCharges(db: Database): Promise<StandardCharges> {
  const [company] = await db.select().from(schema.company)
  return company ?? standardCharges
}
