import * as fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { labelFrom } from '../../src/domain/calendar/wall-clock.ts'
import { eurosFromCents } from '../../src/domain/money.ts'
import { quoteCar } from '../../src/use-cases/search/quote-car.ts'
import { CustomerBooking } from '../support/customer-booking.ts'
import { ids } from '../support/small-company.ts'
import { type AtWork, signedIn } from '../support/staff.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem()
const { cars, places, services } = ids
let staff: AtWork
let own: CustomerBooking

beforeAll(async () => {
  staff = await signedIn(system, 'owner')
  own = await CustomerBooking.register(system, {
    rentDate: '2026-12-01T10:00',
    returnDate: '2026-12-04T10:00',
    car: { id: cars.yaris },
  })
  await own.payAtBank()
})

const day = (month: string) => fc.integer({ min: 1, max: 9 }).map((date) => `2026-${month}-0${date}`)
const hour = fc.integer({ min: 8, max: 19 }).map((at) => `${String(at).padStart(2, '0')}:00`)
const wish = fc.record({
  rentDate: fc.tuple(day('12'), hour).map((parts) => parts.join('T')),
  days: fc.integer({ min: 1, max: 14 }),
  returnHour: hour,
  rentLocationId: fc.constantFrom(places.office, places.airport),
  returnLocationId: fc.constantFrom(places.office, places.airport),
  carId: fc.constantFrom(cars.yaris, cars.fabia, cars.automatic),
  cover: fc.constantFrom(services.basicCover, services.zeroExcess),
  seats: fc.integer({ min: 0, max: 2 }),
})

it('the price a customer is shown is the one staff are shown, and that of a new order of the same', async () => {
  await fc.assert(
    fc.asyncProperty(wish, async ({ days, returnHour, cover, seats, rentDate, ...rest }) => {
      const back = new Date(`${rentDate.slice(0, 10)}T00:00:00Z`)
      back.setUTCDate(back.getUTCDate() + days)
      const returnDate = `${back.toISOString().slice(0, 10)}T${returnHour}`
      const chosen = [
        { id: cover, quantity: 1 },
        ...(seats > 0 ? [{ id: services.childSeat, quantity: seats }] : []),
      ]
      const online = await own.services.change(
        own.token,
        {
          rentDate: rentDate.slice(0, 10),
          rentTime: rentDate.slice(11),
          returnDate: returnDate.slice(0, 10),
          returnTime: returnHour,
          rentLocationId: String(rest.rentLocationId),
          returnLocationId: String(rest.returnLocationId),
          carId: String(rest.carId),
          hasServices: 'yes',
          cover: String(cover),
          [`service-${services.childSeat}`]: String(seats),
        },
        'et',
      )
      // What was agreed already is no change.
      fc.pre(online?.kind === 'tried')
      const body = { rentDate, returnDate, ...rest, services: chosen, isTrial: true }
      const answered = await staff.post(`/bookings/${own.id}/change`, body)
      const asStaff = (await answered.json()) as { price: number; deposit: number; due: number }
      const search = {
        rentAt: labelFrom(rentDate),
        returnAt: labelFrom(returnDate),
        rentLocationId: rest.rentLocationId,
        returnLocationId: rest.returnLocationId,
        couponCodes: [],
        gearbox: undefined,
      }
      const anew = await quoteCar(
        system.running().customer.payments,
        search,
        rest.carId,
        chosen,
        system.clock.now,
      )
      const { price, deposit, due } = online
      expect({ price, deposit, due }).toEqual({
        price: asStaff.price,
        deposit: asStaff.deposit,
        due: asStaff.due,
      })
      expect(anew.kind === 'quoted' && eurosFromCents(anew.quote.total)).toBe(price)
    }),
    { numRuns: 20 },
  )
})
