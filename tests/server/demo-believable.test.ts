import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenDatabase, openServer } from '../../src/db/client.ts'
import { readCatalogue } from '../../src/db/read-catalogue.ts'
import { onTrial } from '../../src/db/trial.ts'
import { type BookingRows, bookingRows } from '../../src/demo/bookings.ts'
import { fleetOf } from '../../src/demo/cars.ts'
import { loadCatalogue } from '../../src/demo/load-demo.ts'
import { locationIds } from '../../src/demo/locations.ts'
import { waitingDocuments } from '../../src/demo/waiting-documents.ts'
import { cancelFeeAt } from '../../src/domain/booking/cancellation.ts'
import { balanceOf, costOf } from '../../src/domain/booking/ledger.ts'
import { NEVER_OPEN, pickUpWindow, returnWindow } from '../../src/domain/calendar/opening-windows.ts'
import { labelOf } from '../../src/domain/calendar/tallinn.ts'
import { dayOf, formatDay, minuteOfDay } from '../../src/domain/calendar/wall-clock.ts'
import type { Catalogue } from '../../src/domain/catalogue.ts'
import { standardRules } from '../../src/domain/house-rules.ts'
import { cents } from '../../src/domain/money.ts'
import { sumOf } from '../../src/domain/pricing/quote-line.ts'
import { sniffPicture } from '../../src/infra/files/sniff-picture.ts'
import { tries } from '../support/proof.ts'
import { createDatabase } from '../support/test-database.ts'

const DAY = 86_400_000

/** First starts that a demo has to bear, in Tallinn's hours; the first three at every change. */
const moments: [name: string, now: string][] = [
  ['three at night', '2026-11-15T01:00:00Z'],
  ['New Year, four minutes old', '2026-12-31T22:04:00Z'],
  ['midsummer', '2027-06-24T09:00:00Z'],
  ['a Monday morning', '2026-11-16T07:20:00Z'],
  ['late on a Saturday evening', '2027-05-15T20:40:00Z'],
  ['Christmas Day', '2026-12-25T10:00:00Z'],
  ['the night the clock goes forward', '2027-03-28T00:45:00Z'],
  ['the night the clock goes back', '2026-10-25T00:45:00Z'],
  ['a leap day', '2028-02-29T12:00:00Z'],
]

let database: OpenDatabase
beforeAll(async () => {
  database = openServer(await createDatabase('empty'), 2)
})
afterAll(() => database.close())

const companyAt = (now: Date): Promise<{ catalogue: Catalogue; rows: BookingRows }> =>
  onTrial(database.db, async (tx) => {
    await loadCatalogue(tx, formatDay(dayOf(labelOf(now))))
    const catalogue = await readCatalogue(tx)
    return { catalogue, rows: bookingRows(catalogue, now, undefined) }
  })

describe.each(moments.slice(0, tries(3, moments.length)))('first opened at %s', (_name, moment) => {
  const now = new Date(moment)
  const today = dayOf(labelOf(now))
  let catalogue: Catalogue
  let rows: BookingRows
  let standing: BookingRows['bookings']
  let byCar: Map<number, BookingRows['bookings']>

  beforeAll(async () => {
    const company = await companyAt(now)
    catalogue = company.catalogue
    rows = company.rows
    standing = rows.bookings.filter(({ cancelledAt }) => !cancelledAt)
    byCar = Map.groupBy(
      standing.toSorted((a, b) => a.rentDate.getTime() - b.rentDate.getTime()),
      ({ carId }) => carId,
    )
  })

  const isToday = (at: Date) => dayOf(labelOf(at)) === today
  const backAt = ({ actualReturnDate, returnDate }: (typeof standing)[number]) =>
    actualReturnDate ?? returnDate

  /** The part of the active fleet that was out between two moments. */
  function utilisation(from: number, to: number, carId?: number): number {
    const fleet = fleetOf(formatDay(today)).filter(({ id, until }) => until > today && (carId ?? id) === id)
    let [out, had] = [0, 0]
    for (const { id, since } of fleet) {
      had += Math.max(0, to - Math.max(from, since * DAY))
      for (const booking of byCar.get(id) ?? []) {
        out += Math.max(
          0,
          Math.min(backAt(booking).getTime(), to) - Math.max(booking.rentDate.getTime(), from),
        )
      }
    }
    return out / had
  }

  it('people come while the place is open, and at night only to planes', () => {
    const hoursOf = (id: number) => catalogue.locations.get(id)?.hours ?? NEVER_OPEN
    for (const booking of rows.bookings) {
      const { id, rentLocationId, returnLocationId, rentDate, returnDate, actualReturnDate } = booking
      expect(pickUpWindow(hoursOf(rentLocationId), labelOf(rentDate)), `pick-up of ${id}`).toBeDefined()
      expect(returnWindow(hoursOf(returnLocationId), labelOf(returnDate)), `return of ${id}`).toBeDefined()
      const back = labelOf(actualReturnDate ?? returnDate)
      expect(returnWindow(hoursOf(returnLocationId), back), `return in fact of ${id}`).toBeDefined()
      const hours = [rentDate, returnDate].map((at) => minuteOfDay(labelOf(at)) / 60)
      expect(Math.min(...hours), `hours of ${id}`).toBeGreaterThanOrEqual(5.5)
    }
    const early = standing.filter(({ rentDate }) => minuteOfDay(labelOf(rentDate)) < 7 * 60)
    expect(early.length / standing.length).toBeLessThan(0.03)
  })

  it('no car has two customers, and each is cleaned in between', () => {
    for (const [carId, own] of byCar) {
      for (const [place, booking] of own.entries()) {
        const before = own[place - 1]
        if (!before) continue
        const clean = backAt(before).getTime() + standardRules.turnaroundMinutes * 60_000
        expect(booking.rentDate.getTime(), `car ${carId}`).toBeGreaterThanOrEqual(clean)
      }
    }
  })

  it('cars start where they were left, but for a few that staff drive over', () => {
    const spot = (id: number) => (id === locationIds.locker ? locationIds.office : id)
    let [moved, all] = [0, 0]
    for (const own of byCar.values()) {
      for (const [place, booking] of own.entries()) {
        const before = own[place - 1]
        if (!before) continue
        all++
        if (spot(before.returnLocationId) !== spot(booking.rentLocationId)) moved++
      }
    }
    expect(moved).toBeGreaterThan(0)
    expect(moved / all).toBeLessThan(0.08)
  })

  it('the fleet of the year was busy as a fleet is, in summer more than in winter', () => {
    const year = utilisation(now.getTime() - 365 * DAY, now.getTime())
    expect(year).toBeGreaterThan(0.55)
    expect(year).toBeLessThan(0.75)
    for (const { id, until, since } of fleetOf(formatDay(today))) {
      if (until < today || since > today - 90) continue
      const own = utilisation(now.getTime() - 365 * DAY, now.getTime(), id)
      expect(own, `car ${id}`).toBeGreaterThan(0.4)
      expect(own, `car ${id}`).toBeLessThan(0.9)
    }
    const [summer, winter] = [inLast('07-01', '08-01'), inLast('01-10', '02-01')]
    const [advent, christmas] = [inLast('12-01', '12-15'), inLast('12-21', '12-31')]
    expect(summer).toBeGreaterThan(winter + 0.2)
    expect(christmas).toBeGreaterThan(advent + 0.05)
  })

  /** Of the last such days that are over. */
  function inLast(from: string, to: string): number {
    const thisYear = Number(formatDay(today).slice(0, 4))
    const year = Date.parse(`${thisYear}-${to}`) <= now.getTime() ? thisYear : thisYear - 1
    return utilisation(Date.parse(`${year}-${from}`), Date.parse(`${year}-${to}`))
  }

  it('the calendar ahead thins out', () => {
    const [month, nextMonth, third, fifth] = [0, 30, 60, 120].map((days) =>
      utilisation(now.getTime() + days * DAY, now.getTime() + (days + 30) * DAY),
    )
    expect(month).toBeGreaterThan(0.25)
    expect(nextMonth).toBeLessThan(month ?? 0)
    // A month with Christmas in it may be fuller than the one before.
    expect(third).toBeLessThan((nextMonth ?? 0) + 0.1)
    expect(third).toBeGreaterThan(fifth ?? 0)
    expect(fifth).toBeLessThan(0.15)
  })

  it('has licences to look at, of rentals that come next', async () => {
    const kept = new Map<string, Uint8Array>()
    const waiting = await waitingDocuments(
      rows.bookings,
      now,
      async (key, bytes) => void kept.set(key, bytes),
    )
    expect(waiting.length).toBeGreaterThanOrEqual(3)
    expect(waiting.length).toBeLessThanOrEqual(5)
    for (const { bookingId, fileKey, size, createdAt } of waiting) {
      const booking = standing.find(({ id }) => id === bookingId)
      expect(booking?.rentDate.getTime()).toBeGreaterThan(now.getTime())
      expect(booking?.createdAt.getTime()).toBeLessThanOrEqual(createdAt?.getTime() ?? 0)
      expect(createdAt?.getTime()).toBeLessThanOrEqual(now.getTime())
      const bytes = kept.get(fileKey) ?? new Uint8Array()
      expect(sniffPicture(bytes)).toBe('image/jpeg')
      expect([bytes.length, bytes.length < 40_000]).toEqual([size, true])
    }
  })

  it('has its hands full today', () => {
    expect(standing.filter(({ rentDate }) => isToday(rentDate)).length).toBeGreaterThanOrEqual(4)
    expect(standing.filter(({ returnDate }) => isToday(returnDate)).length).toBeGreaterThanOrEqual(3)
    const out = standing.filter(({ handedOverAt, actualReturnDate }) => handedOverAt && !actualReturnDate)
    expect(out.length).toBeGreaterThanOrEqual(12)
    const missed = out.filter(({ returnDate }) => returnDate < now)
    expect(missed).toHaveLength(1)
    expect(now.getTime() - (missed[0]?.returnDate.getTime() ?? 0)).toBeLessThan(16 * 3_600_000)
    expect(rows.reservations.filter(({ start }) => isToday(start)).length).toBeGreaterThanOrEqual(2)
    const soon = rows.reservations.filter(
      ({ start, purpose }) =>
        purpose === 'pick-up' &&
        start > new Date(now.getTime() - DAY / 24) &&
        start < new Date(now.getTime() + DAY / 2),
    )
    expect(soon.length).toBeGreaterThanOrEqual(1)
    for (const status of ['OPEN', 'PENDING'] as const) {
      expect(standing.filter((row) => row.status === status)).toHaveLength(5)
    }
    expect(standing.filter((row) => row.paymentMethod === 'ON_REQUEST')).toHaveLength(2)
    const holds = rows.occupancies.flatMap(({ holdExpiresAt }) => holdExpiresAt ?? [])
    expect(holds).toHaveLength(7)
    expect(holds.every((end) => end > now)).toBe(true)
  })

  it('has what goes wrong: cancellations with and without a fee, people who never came, late cars, scratches', () => {
    const cancelled = rows.bookings.filter(({ cancelledAt }) => cancelledAt)
    expect(cancelled.length / rows.bookings.length).toBeGreaterThan(0.05)
    expect(cancelled.length / rows.bookings.length).toBeLessThan(0.2)
    for (const row of cancelled) {
      expect(row.createdAt <= (row.cancelledAt ?? now) && (row.cancelledAt ?? now) <= now).toBe(true)
      expect(row.cancelFee, `booking ${row.id}`).toBe(
        cancelFeeAt(
          {
            price: row.price,
            rentDate: row.rentDate,
            lines: rows.lines
              .filter(({ bookingId }) => bookingId === row.id)
              .map((line) => ({ ...line, unitAmount: line.unitAmount ?? null })),
            rentPaid: row.isPaid ? row.price : cents(0),
            isWithoutCar: false,
            ...standardRules,
          },
          row.cancelledAt ?? now,
        ),
      )
    }
    const fees = cancelled.filter(({ cancelFee }) => (cancelFee ?? 0) > 0)
    expect(fees.length).toBeGreaterThan(10)
    expect(fees.some(({ cancelledAt, rentDate }) => (cancelledAt ?? 0) > rentDate)).toBe(true)
    expect(rows.lines.filter(({ kind }) => kind === 'late-return').length).toBeGreaterThan(20)
    expect(rows.damages.size).toBeGreaterThan(5)
  })

  it('pays each booking what its lines say, in the ledger and nowhere else', () => {
    const lines = Map.groupBy(rows.lines, ({ bookingId }) => bookingId)
    const charges = Map.groupBy(rows.charges, ({ bookingId }) => bookingId)
    const ledger = Map.groupBy(rows.ledger, ({ bookingId }) => bookingId)
    for (const row of rows.bookings) {
      expect(sumOf(lines.get(row.id) ?? []), `lines of ${row.id}`).toBe(row.price)
      const facts = {
        price: row.price,
        deposit: row.deposit,
        paymentWithDeposit: row.paymentWithDeposit ?? false,
        isCancelled: Boolean(row.cancelledAt),
        isReturned: Boolean(row.actualReturnDate),
        cancelFee: row.cancelFee ?? cents(0),
        isWithoutCar: false,
        extraCharges: cents(0),
      }
      const asked = charges.get(row.id) ?? []
      const balance = balanceOf({ charges: asked, money: ledger.get(row.id) ?? [] })
      expect([balance.rentCost, balance.depositCost], `asked for ${row.id}`).toEqual(
        Object.values(costOf(facts, balance.depositPaid)),
      )
      expect(balance.rentPaid, `paid for ${row.id}`).toBe(row.isPaid ? balance.rentCost : 0)
      expect([balance.depositDue, balance.rentOwedBack, balance.depositOwedBack]).toEqual([0, 0, 0])
    }
    const deposits = rows.ledger.filter(({ account, kind }) => account === 'deposit' && kind === 'refund')
    expect(deposits.length).toBeGreaterThan(100)
  })

  it('knows many people: companies, several languages, second drivers, guarantors, coupons, answers', () => {
    const guests = rows.bookings.flatMap(({ clientId }) => rows.people[clientId - 1] ?? [])
    const share = (count: number) => count / guests.length
    for (const language of ['et', 'en', 'ru'] as const) {
      expect(share(guests.filter((person) => person.language === language).length)).toBeGreaterThan(0.1)
    }
    const companies = guests.filter(({ company }) => company?.registryCode && company.vatNumber)
    expect(share(companies.length)).toBeGreaterThan(0.05)
    expect(share(rows.bookings.filter(({ couponCodes }) => couponCodes?.length).length)).toBeGreaterThan(0.1)
    expect(
      share(rows.bookings.filter(({ additionalDrivers }) => additionalDrivers?.length).length),
    ).toBeGreaterThan(0.1)
    expect(rows.bookings.some(({ guarantorId }) => guarantorId)).toBe(true)
    expect(rows.services.length).toBeGreaterThan(rows.bookings.length)
    expect(rows.questionnaires.length).toBeGreaterThan(300)
  })

  it('has cars whose odometers only go forward', () => {
    for (const own of byCar.values()) {
      let shown = 0
      for (const { rentOdometer, returnOdometer } of own) {
        if (rentOdometer === undefined || rentOdometer === null) continue
        expect(rentOdometer).toBeGreaterThanOrEqual(shown)
        shown = returnOdometer ?? rentOdometer
        expect(shown).toBeGreaterThanOrEqual(rentOdometer)
      }
    }
  })
})
