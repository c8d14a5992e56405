import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { schema } from '../../src/db/schema.ts'
import { percentHundredths } from '../../src/domain/money.ts'
import type { StaffRole } from '../../src/domain/people/rights.ts'
import { receiveUpload } from '../../src/use-cases/uploads/receive-upload.ts'
import { hire as hireColleague, PASSWORD } from '../support/staff.ts'
import type { CompanyInProcess } from './company-in-process.ts'
import type { Account } from './staff-sign-in.ts'

/** What a test reads and writes behind the staff's back. */

const dbOf = ({ system }: CompanyInProcess) => system.database.db

/** Someone new, without an authenticator yet. */
export async function hire(
  company: CompanyInProcess,
  role: StaffRole,
  known: { name?: string } = {},
): Promise<Account> {
  const { email } = await hireColleague({ db: () => dbOf(company) }, role, { codeSecret: null, ...known })
  return { email, password: PASSWORD }
}

export async function bookingOf(company: CompanyInProcess, id: number) {
  const [booking] = await dbOf(company).select().from(schema.bookings).where(eq(schema.bookings.id, id))
  if (!booking) throw new Error(`there is no booking ${id}`)
  return booking
}

/** A company on account with a tenth off; each has a name of its own, as tests of one worker share their company. */
export async function companyOnAccount(company: CompanyInProcess, code: string, registryCode: string) {
  const words = { name: `OÜ ${code}`, code, email: `arved@${code.toLowerCase()}.example` }
  const [account] = await dbOf(company)
    .insert(schema.companyAccounts)
    .values({
      ...words,
      registryCode,
      address: 'Narva mnt 7, Tallinn',
      language: 'et' as const,
      discount: percentHundredths(1000),
    })
    .returning({ id: schema.companyAccounts.id })
  if (!account) throw new Error('the account was not opened')
  return { ...account, ...words }
}

/** A car that is out with someone who rents for a firm, and where it comes back to. */
export async function firmOnTheRoad(
  company: CompanyInProcess,
): Promise<{ id: number; locationId: number; mileage: number }> {
  const { bookings, cars, clients } = schema
  const [out] = await dbOf(company)
    .select({ id: bookings.id, locationId: bookings.returnLocationId, mileage: cars.mileage })
    .from(bookings)
    .innerJoin(cars, eq(cars.id, bookings.carId))
    .innerJoin(clients, eq(clients.id, bookings.clientId))
    .where(
      and(isNotNull(bookings.handedOverAt), isNull(bookings.actualReturnDate), ne(clients.companyName, '')),
    )
    .orderBy(asc(bookings.id))
    .limit(1)
  if (!out) throw new Error('no firm has a car')
  return out
}

/** Whoever signed in with it is known no more. */
export async function endSessions(company: CompanyInProcess, { email }: Account): Promise<void> {
  const { admins, staffSessions } = schema
  const account = dbOf(company).select({ id: admins.id }).from(admins).where(eq(admins.email, email))
  await dbOf(company)
    .update(staffSessions)
    .set({ endedAt: new Date() })
    .where(inArray(staffSessions.adminId, account))
}

/** A car that nobody has between two days: a small one, or the last of the fleet. */
export async function freeCar(
  company: CompanyInProcess,
  from: string,
  to: string,
  which: 'first' | 'last' = 'first',
): Promise<number> {
  const { cars, carOccupancies: taken } = schema
  const isTaken = sql`select 1 from ${taken} where ${taken.carId} = ${cars.id} and ${taken.occupied} && tstzrange(${from}, ${to})`
  const [free] = await dbOf(company)
    .select({ id: cars.id })
    .from(cars)
    .where(and(eq(cars.isActive, true), sql`not exists (${isTaken})`))
    .orderBy(which === 'first' ? asc(cars.id) : desc(cars.id))
    .limit(1)
  if (!free) throw new Error('every car is taken')
  return free.id
}

/** Nobody has a car between two days any more: what other tests booked there is over. */
export async function emptyDays(company: CompanyInProcess, from: string, to: string): Promise<void> {
  const { carOccupancies: taken } = schema
  await dbOf(company).delete(taken).where(sql`${taken.occupied} && tstzrange(${from}, ${to})`)
}

/** The workshop has the car for a while. */
export async function blockCar(
  company: CompanyInProcess,
  carId: number,
  from: string,
  to: string,
): Promise<void> {
  const [start, end] = [new Date(from), new Date(to)]
  const [block] = await dbOf(company)
    .insert(schema.carBlocks)
    .values({ carId, start, end, reason: 'Rehvivahetus' })
    .returning()
  await dbOf(company)
    .insert(schema.carOccupancies)
    .values({ carId, blockId: block?.id ?? 0, occupied: { from: start, to: end } })
}

export const ledgerOf = (company: CompanyInProcess, id: number) =>
  dbOf(company).select().from(schema.ledgerEntries).where(eq(schema.ledgerEntries.bookingId, id))

export async function doneTo(company: CompanyInProcess, id: number): Promise<string[]> {
  const { auditLog } = schema
  const log = await dbOf(company)
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(and(eq(auditLog.resource, 'bookings'), eq(auditLog.recordId, id)))
  return log.map(({ action }) => action)
}

/** A customer sends the front of a licence. */
export async function sendLicence(company: CompanyInProcess, bookingId: number, now: Date): Promise<number> {
  const picture = sharp({ create: { width: 640, height: 400, channels: 3, background: '#8ab' } })
  const bytes = await picture.jpeg().toBuffer()
  const body = new Blob([new Uint8Array(bytes)]).stream()
  const { uploads } = company.system.customer
  const wanted = { driver: 0, kind: 'licence-front' } as const
  const received = await receiveUpload(uploads, { id: bookingId, drivers: 1 }, wanted, body, now)
  if (!received.ok) throw new Error(`the licence was refused: ${received.code}`)
  return received.uploadId
}
