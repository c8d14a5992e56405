import { expect, it } from 'vitest'
import type { CarSearchAnswer, OfferedCar } from '../../../contract/visitor/answers.ts'
import { formFromCookies, readBookingCookies } from '../../booking/booking-cookies.ts'
import { bookingCookieHeaders } from '../../booking/write-cookies.ts'
import { cookiesOf } from './car-step-data.ts'

const form = {
  rentDay: '2026-11-16',
  rentTime: '10:00',
  returnDay: '2026-11-19',
  returnTime: '10:00',
  rentLocationId: 1,
  returnLocationId: 2,
  gearboxType: '',
  couponCodes: ['VAIKE15'],
} as const
const place = (id: number, price: number) => ({ id, name: 'Tallinn', address: '', price })
const answer = (cars: number): CarSearchAnswer => ({
  sortedCars: Array.from(
    { length: cars },
    (_, index) => ({ id: 10_000 + index, price: 1234.56 }) as OfferedCar,
  ),
  coupons: [{ code: 'VAIKE15', name: 'Väikeautod', applied: true, reason: null }],
  locations: { rentData: place(1, 25), returnData: place(2, 0) },
})

it('a search is kept as ids and prices, and reads back as it was', () => {
  const searched = { ...form, couponCodes: [...form.couponCodes] }
  const headers = bookingCookieHeaders(cookiesOf(searched, answer(3)), false).getSetCookie()
  const kept = readBookingCookies(headers.map((cookie) => cookie.split(';')[0]).join('; '), false)
  expect(formFromCookies(kept)).toEqual(searched)
  expect(kept).toMatchObject({
    cars: [
      [10_000, 1234.56],
      [10_001, 1234.56],
      [10_002, 1234.56],
    ],
    coupons: [{ code: 'VAIKE15', applied: true }],
    locations: { rent: 1, return: 2 },
    rentLocation: { id: 1, rentPrice: 25 },
    returnLocation: { id: 2, returnPrice: 0 },
  })
})

it('no cookie grows beyond what a browser keeps, with any fleet', () => {
  const searched = { ...form, couponCodes: [...form.couponCodes] }
  const headers = bookingCookieHeaders(cookiesOf(searched, answer(5_000)), true).getSetCookie()
  expect(headers.some((cookie) => cookie.startsWith('__Host-cars='))).toBe(true)
  for (const cookie of headers) expect(cookie.length).toBeLessThan(4_096)
})
