import { type CalendarDay, type WallMinute } from '../../src/domain/calendar/wall-clock.ts'
import { type Cents, type PercentHundredths } from '../../src/domain/money.ts'
import type { SeasonAdjustment } from '../../src/domain/pricing/price-table.ts'
import type { DaysRange, Season } from '../../src/domain/pricing/seasons.ts'

/**
 * A second reading of the pricing page, deliberately naive: rows in plain arrays, one day after another, nothing
 * worked out beforehand, and no function shared with the code it checks. Step numbers are those of the page.
 */

/** As stored: `start` and `end` are times of day in minutes, so an end is always below 1440. */
export type WindowRow = {
  id: number
  locationId: number
  weekday: 0 | 1 | 2 | 3 | 4 | 5 | 6
  start: number
  end: number
  rentPrice: Cents
  returnPrice: Cents
}
export type ServiceRow = {
  id: number
  type: 'DAY' | 'ONCE'
  price: Cents
  hourPrice: Cents | null
  markup: PercentHundredths
  discounts: { daysRangeId: number; amount: PercentHundredths }[]
}
export type CouponTarget = 'group' | 'service' | 'rent' | 'return'
export type CouponPart = { target: CouponTarget; targetId: number; amount: number; isPercentage: boolean }
export type CouponRow = {
  id: number
  code: string
  start: CalendarDay
  end: CalendarDay
  isNewClient: boolean
  rangeIds: number[]
  parts: CouponPart[]
}
type EndRegulationRow = {
  start: CalendarDay
  end: CalendarDay
  amount: PercentHundredths
  isDiscount: boolean
}

export type PriceRows = {
  seasons: Season[]
  ranges: DaysRange[]
  discounts: SeasonAdjustment<PercentHundredths>[]
  regulations: SeasonAdjustment<Cents>[]
  windows: WindowRow[]
  services: ServiceRow[]
  coupons: CouponRow[]
  endRegulations: EndRegulationRow[]
  weekendDiscount: PercentHundredths
  vatRate: PercentHundredths
}

export type PriceRequest = {
  now: WallMinute
  rentAt: WallMinute
  returnAt: WallMinute
  rentLocationId: number
  returnLocationId: number
  codes: string[]
  chosen: { serviceId: number; quantity: number }[]
  isNewClient: boolean | undefined
}

type ExpectedPrice = {
  /** Sums by the kind of line. */
  car: number
  weekend: number
  groupCoupon: number
  rentFee: number
  rentCoupon: number
  returnFee: number
  returnCoupon: number
  services: { serviceId: number; listed: number; coupon: number }[]
  endRegulation: number
  total: number
  vat: number
  billed: { days: number; hours: number }
  coupons: ExpectedCoupon[]
}
/** `refusals` lists every reason that is true; an empty list is a valid coupon, and `offers` is whether it is worth a cent somewhere. */
type ExpectedCoupon = { code: string; refusals: string[]; offers: boolean; missesService: boolean }

const weekdayOn = (day: number) => (new Date(day * 86_400_000).getUTCDay() + 6) % 7
const dateOf = (label: number) => Math.floor(label / 1440)
const total = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

/** Half-up, in exact arithmetic. */
function round(numerator: number, denominator: number): number {
  const [n, d] = [BigInt(numerator), BigInt(denominator)]
  return Number((2n * n + d) / (2n * d))
}
const percent = (amount: number, hundredths: number) => round(amount * hundredths, 10_000)

/** The clocks go from 03:00 to 04:00 on the last Sunday of March. */
function isInSpringGap(label: number): boolean {
  const at = new Date(label * 60_000)
  const isLastSunday = at.getUTCMonth() === 2 && at.getUTCDay() === 0 && at.getUTCDate() > 31 - 7
  return isLastSunday && at.getUTCHours() === 3
}

/** Step 7: every opening of the days around the time, as minutes on the same scale as labels. */
export function windowAt(rows: WindowRow[], at: number, side: 'rent' | 'return'): WindowRow | undefined {
  const holding: { row: WindowRow; start: number }[] = []
  for (let day = dateOf(at) - 2; day <= dateOf(at); day++) {
    const openings = rows
      .filter((row) => row.weekday === weekdayOn(day))
      .map((row) => {
        const runsPastMidnight = row.end === 0 || row.end < row.start
        return {
          row,
          start: day * 1440 + row.start,
          end: (day + (runsPastMidnight ? 1 : 0)) * 1440 + row.end,
        }
      })
    for (const { row, start, end } of openings) {
      const isLast = openings.every((other) => other.end <= end)
      if (start <= at && (at < end || (side === 'return' && at === end && isLast)))
        holding.push({ row, start })
    }
  }
  return holding.sort((a, b) => b.start - a.start || a.row.id - b.row.id)[0]?.row
}

/** Step 1. */
export function durationOf(minutes: number): { days: number; hours: number } {
  let days = 0
  let left = minutes
  while (left >= 1440) {
    days++
    left -= 1440
  }
  if (days === 0) return { days: 1, hours: 0 }
  if (left <= 29) return { days, hours: 0 }
  let hours = 1
  while (hours * 60 < left) hours++
  return { days, hours }
}

const lengthOf = ({ start, end }: Season) => end - start

/** Step 2. */
export function seasonOn(seasons: readonly Season[], day: number): Season | undefined {
  return seasons
    .filter(({ start, end }) => start <= day && day <= end)
    .sort((a, b) => b.start - a.start || lengthOf(a) - lengthOf(b) || b.id - a.id)[0]
}

/** Step 3. */
export function rangeOf(ranges: readonly DaysRange[], days: number): DaysRange | undefined {
  return ranges
    .filter(({ minDay, maxDay }) => minDay <= days && days <= (maxDay ?? Infinity))
    .sort((a, b) => b.minDay - a.minDay)[0]
}

function adjustment(rows: SeasonAdjustment<number>[], season: Season, range: DaysRange | undefined): number {
  return rows.find((row) => row.groupPriceId === season.id && row.daysRangeId === range?.id)?.amount ?? 0
}

/** Step 4's `build`, undefined when a date has no season. */
function build(rows: PriceRows, pickUp: number, days: number, hours: number): number | undefined {
  const range = rangeOf(rows.ranges, days)
  let sum = 0
  for (let i = 0; i < days; i++) {
    const season = seasonOn(rows.seasons, pickUp + i)
    if (!season) return undefined
    const listed = season.day[weekdayOn(pickUp + i)] ?? Number.NaN
    const base = Math.max(0, listed + adjustment(rows.regulations, season, range))
    sum += base - percent(base, adjustment(rows.discounts, season, range))
  }
  if (hours === 0) return sum
  const season = seasonOn(rows.seasons, pickUp + days)
  if (!season) return undefined
  const listed = hours * (season.hour[weekdayOn(pickUp + days)] ?? Number.NaN)
  return sum + listed - percent(listed, adjustment(rows.discounts, season, range))
}

function isWeekend(rentAt: number, returnAt: number): boolean {
  const weekday = weekdayOn(dateOf(rentAt))
  if (weekday < 4 || (weekday === 4 && rentAt % 1440 < 12 * 60)) return false
  let monday = dateOf(rentAt)
  while (weekdayOn(monday) !== 0) monday++
  return returnAt <= monday * 1440 + 12 * 60
}

/** What the page says a rental costs; `closed` is step 0, `no price` is step 2. */
export function expectedPrice(rows: PriceRows, request: PriceRequest): ExpectedPrice | 'closed' | 'no price' {
  const { rentAt, returnAt, now } = request
  const windowsOf = (id: number) => rows.windows.filter(({ locationId }) => locationId === id)
  const rentWindow = windowAt(windowsOf(request.rentLocationId), rentAt, 'rent')
  const returnWindow = windowAt(windowsOf(request.returnLocationId), returnAt, 'return')
  if (returnAt <= rentAt || rentAt < now || isInSpringGap(rentAt) || isInSpringGap(returnAt)) return 'closed'
  if (!rentWindow || !returnWindow) return 'closed'

  const { days, hours } = durationOf(returnAt - rentAt)
  const pickUp = dateOf(rentAt)
  const a = build(rows, pickUp, days, hours)
  const b = hours > 0 ? build(rows, pickUp, days + 1, 0) : undefined
  if (a === undefined || (hours > 0 && b === undefined)) return 'no price'
  const isLonger = b !== undefined && b <= a
  const car = isLonger ? b : a
  const billed = isLonger ? { days: days + 1, hours: 0 } : { days, hours }
  const range = rangeOf(rows.ranges, billed.days)

  const { coupons, best } = couponsOf(rows, request, range)
  const weekend = isWeekend(rentAt, returnAt) ? percent(car, rows.weekendDiscount) : 0
  const groupCoupon = best('group', 1, car - weekend)
  const carRent = car - weekend - groupCoupon

  const rentFee = rentWindow.rentPrice
  const rentCoupon = best('rent', request.rentLocationId, rentFee)
  const returnFee = returnWindow.returnPrice
  const returnCoupon = best('return', request.returnLocationId, returnFee)

  const services = request.chosen.map(({ serviceId, quantity }) => {
    const service = rows.services.find(({ id }) => id === serviceId)
    if (!service) throw new Error(`no service ${serviceId}`)
    let price: number = service.price
    if (service.type === 'DAY') {
      price = service.price * days
      if (hours > 0) price += Math.min(hours * (service.hourPrice ?? Infinity), service.price)
    }
    price -= percent(price, service.discounts.find((row) => row.daysRangeId === range?.id)?.amount ?? 0)
    price += percent(carRent, service.markup)
    return { serviceId, listed: price * quantity, coupon: best('service', serviceId, price * quantity) }
  })

  const fees = rentFee - rentCoupon + returnFee - returnCoupon
  const subtotal = carRent + total(services.map(({ listed, coupon }) => listed - coupon)) + fees
  const signed = rows.endRegulations
    .filter(({ start, end }) => start <= pickUp && pickUp <= end)
    .map(({ amount, isDiscount }) => (isDiscount ? -1 : 1) * amount)
  const change = Math.sign(total(signed)) * percent(subtotal, Math.abs(total(signed)))
  const sum = Math.max(0, subtotal + change)
  return {
    car,
    weekend,
    groupCoupon,
    rentFee,
    rentCoupon,
    returnFee,
    returnCoupon,
    services,
    endRegulation: sum - subtotal,
    total: sum,
    vat: round(sum * rows.vatRate, 10_000 + rows.vatRate),
    billed,
    coupons: coupons(),
  }
}

function couponsOf(rows: PriceRows, request: PriceRequest, range: DaysRange | undefined) {
  const bookedOn = dateOf(request.now)
  const sent = [...new Set(request.codes.map((code) => code.trim().toLowerCase()))].filter(Boolean)
  const judged = sent.map((code) => {
    const row = rows.coupons.find((coupon) => coupon.code.toLowerCase() === code)
    const refusals: string[] = []
    if (!row) refusals.push('unknown')
    if (row && bookedOn < row.start) refusals.push('not_yet')
    if (row && bookedOn > row.end) refusals.push('expired')
    if (row && row.rangeIds.length > 0 && !row.rangeIds.some((id) => id === range?.id))
      refusals.push('other_length')
    if (row?.isNewClient && request.isNewClient === false) refusals.push('new_clients_only')
    return { code: row?.code ?? code.toUpperCase(), refusals, parts: row?.parts ?? [], offers: false }
  })

  /** The most any valid coupon takes off a target, which is all the page lets it take. */
  function best(target: CouponTarget, targetId: number, rest: number): number {
    let most = 0
    for (const coupon of judged.filter(({ refusals }) => refusals.length === 0)) {
      const part = coupon.parts.find((own) => own.target === target && own.targetId === targetId)
      if (!part) continue
      const off = part.isPercentage ? percent(rest, part.amount) : Math.min(rest, part.amount)
      if (off > 0) coupon.offers = true
      most = Math.max(most, off)
    }
    return most
  }

  const isChosen = (id: number) => request.chosen.some(({ serviceId }) => serviceId === id)
  const coupons = (): ExpectedCoupon[] =>
    judged.map(({ code, refusals, parts, offers }) => ({
      code,
      refusals,
      offers,
      missesService: parts.some(({ target, targetId }) => target === 'service' && !isChosen(targetId)),
    }))
  return { coupons, best }
}
