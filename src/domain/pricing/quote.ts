import { dayOf } from '../calendar/wall-clock.ts'
import type { Catalogue } from '../catalogue.ts'
import type { CouponAnswer } from '../coupons/coupon.ts'
import { CouponUse } from '../coupons/coupon-use.ts'
import {
  type Cents,
  cents,
  minus,
  negative,
  type PercentHundredths,
  percentHundredths,
  percentOf,
  times,
  vatWithin,
} from '../money.ts'
import type { AgreedCompany } from './agreed-company.ts'
import { type CarRent, carRent, isWeekendRental } from './car-rent.ts'
import { agreedPriceOn, agreedRent } from './company-price.ts'
import type { Duration } from './duration.ts'
import { type QuoteLine, sumOf } from './quote-line.ts'
import type { Rental } from './rental.ts'
import type { RentalFault } from './rental-faults.ts'
import { type ChosenService, servicePrice } from './service-price.ts'
import { type ShortestRental, tooShort } from './shortest-rental.ts'

type QuotedService = { serviceId: number; quantity: number; price: Cents; deductible: Cents | null }

/** A price as data: page, mail, contract, invoice and database all print these lines and sums. */
export type Quote = {
  lines: readonly QuoteLine[]
  total: Cents
  /** What the same would cost without any coupon; the total where none made a difference. */
  withoutCoupons: Cents
  vat: Cents
  net: Cents
  vatRate: PercentHundredths
  /** Beside the total, never in it. */
  deposit: Cents
  pricePerDay: Cents
  duration: Duration
  billed: Duration
  rentFee: Cents
  returnFee: Cents
  services: readonly QuotedService[]
  coupons: readonly CouponAnswer[]
}

export type QuoteOptions = {
  services?: readonly ChosenService[]
  /** Known only when someone registers; undefined counts as new. */
  isNewClient?: boolean | undefined
  /** It was agreed before: what a season asks for at least does not touch it. */
  isAgreed?: boolean
}

/** Why no group can be rented then, with what to do about it; empty where one can. */
export function unpriced(catalogue: Catalogue, rental: Rental): RentalFault[] {
  const groupIds = [...catalogue.groups.keys()]
  if (groupIds.some((groupId) => quote(catalogue, groupId, rental))) return []
  const tooShort = groupIds.flatMap((groupId) => shortestRental(catalogue, groupId, rental) ?? [])
  const [shortest] = tooShort.sort((a, b) => a.days - b.days)
  return [shortest ? tooShortFault(shortest) : { path: 'rentDate', code: 'no_prices' }]
}

/** How long a rental of this group has to be, where it has prices and this one is too short for it. */
export function shortestRental(
  { priceTables }: Pick<Catalogue, 'priceTables'>,
  groupId: number,
  { rentAt, duration }: Pick<Rental, 'rentAt' | 'duration'>,
): ShortestRental | undefined {
  const table = priceTables.get(groupId)
  return table && carRent(table, rentAt, duration) && tooShort(table, rentAt, duration)
}

export const tooShortFault = (shortest: ShortestRental): RentalFault => ({
  path: 'returnDate',
  code: 'too_short',
  shortest,
})

/**
 * The price of a rental with a car of one group, by the steps of the pricing page in their order. Undefined when a day
 * has no price, or when the season of the pick-up asks for more days: no price is invented.
 */
export function quote(
  catalogue: Catalogue,
  groupId: number,
  rental: Rental,
  { services = [], isNewClient, isAgreed = false }: QuoteOptions = {},
): Quote | undefined {
  const table = catalogue.priceTables.get(groupId)
  const group = catalogue.groups.get(groupId)
  const rent = table && carRent(table, rental.rentAt, rental.duration)
  if (!rent || !group) return undefined
  if (!isAgreed && tooShort(table, rental.rentAt, rental.duration)) return undefined

  const couponsOf = () => new CouponUse(rental.coupons.usable, { rangeId: rent.rangeId, isNewClient })
  const coupons = couponsOf()
  const { company } = rental.coupons
  const agreed = company && agreedPriceOn(company, groupId, dayOf(rental.rentAt))
  const byAgreement =
    company && agreed && agreed.dayPrice !== null
      ? agreedRent(company, agreed.dayPrice, table, rental.rentAt, rental.duration)
      : undefined
  // Nobody pays more by an agreement than without one.
  const isAgreedPrice =
    byAgreement !== undefined &&
    byAgreement.sum <= listedRent(catalogue, groupId, rental, rent, couponsOf()).sum
  const car = isAgreedPrice ? byAgreement : listedRent(catalogue, groupId, rental, rent, coupons)
  const { lines } = car
  let carPrice = car.sum
  const percent = byAgreement ? percentHundredths(0) : (agreed?.discount ?? company?.discount)
  const off = percent ? percentOf(carPrice, percent) : cents(0)
  if (company && percent && off > 0) {
    lines.push(once('company-discount', negative(off), { company: company.name, percent }))
    carPrice = minus(carPrice, off)
  }

  const rentFee = addFee(lines, 'rent', rental, coupons)
  const returnFee = addFee(lines, 'return', rental, coupons)
  const quotedServices = services.map((chosen) =>
    addService(lines, chosen, rental, rent.rangeId, carPrice, coupons),
  )

  const subtotal = sumOf(lines)
  const regulation = endRegulation(catalogue, rental)
  if (regulation !== 0) {
    const change = Math.sign(regulation) * percentOf(subtotal, percentHundredths(Math.abs(regulation)))
    const total = Math.max(0, subtotal + change)
    if (total !== subtotal) {
      lines.push(
        once('end-regulation', cents(total - subtotal), {
          percent: percentHundredths(Math.abs(regulation)),
          isDiscount: regulation < 0,
        }),
      )
    }
  }

  const total = sumOf(lines)
  const withoutCoupons = coupons.hasApplied
    ? quote(
        catalogue,
        groupId,
        { ...rental, coupons: { usable: [], refused: [], company } },
        { services, isNewClient, isAgreed },
      )?.total
    : total
  const vat = vatWithin(total, catalogue.vatRate)
  return {
    lines,
    total,
    withoutCoupons: withoutCoupons ?? total,
    vat,
    net: minus(total, vat),
    vatRate: catalogue.vatRate,
    deposit: group.deposit,
    pricePerDay: perDay(total, rental.duration),
    duration: rental.duration,
    billed: isAgreedPrice ? rental.duration : rent.billed,
    rentFee,
    returnFee,
    services: quotedServices,
    coupons: [...rental.coupons.refused, ...(company ? [answerOf(company)] : []), ...coupons.answers()],
  }
}

export const perDay = (total: Cents, { days, hours }: Duration): Cents =>
  cents(Math.round(total / (days + (hours > 0 ? 1 : 0))))

/** A company's code always counts; how much it takes off stands in its line. */
const answerOf = ({ code, name }: AgreedCompany): CouponAnswer => ({
  code,
  name,
  applied: true,
  reason: null,
})

/** Days and hours by the list, less the weekend's discount and the best coupon. */
function listedRent(
  { weekendDiscount }: Catalogue,
  groupId: number,
  { rentAt, returnAt }: Rental,
  rent: CarRent,
  coupons: CouponUse,
): { lines: QuoteLine[]; sum: Cents } {
  const lines = [...rent.lines]
  let { sum } = rent
  const weekend = isWeekendRental(rentAt, returnAt) ? percentOf(sum, weekendDiscount) : cents(0)
  if (weekend > 0) {
    lines.push(once('weekend', negative(weekend), { discount: weekendDiscount }))
    sum = minus(sum, weekend)
  }
  const best = coupons.best(sum, (coupon) => coupon.groups.get(groupId))
  if (best) {
    lines.push(once('group-coupon', negative(best.off), { code: best.code }))
    sum = minus(sum, best.off)
  }
  return { lines, sum }
}

type OnceKind = Exclude<
  QuoteLine['kind'],
  'car-days' | 'car-hours' | 'company-days' | 'company-hours' | 'service'
>

function once<Kind extends OnceKind>(
  kind: Kind,
  amount: Cents,
  details: Extract<QuoteLine, { kind: Kind }>['details'],
): QuoteLine {
  return { kind, quantity: 1, unitAmount: amount, amount, details } as QuoteLine
}

/** The fee of a place's window and its coupon; what remains of the fee. */
function addFee(lines: QuoteLine[], side: 'rent' | 'return', rental: Rental, coupons: CouponUse): Cents {
  const isRent = side === 'rent'
  const fee = isRent ? rental.rentWindow.rentPrice : rental.returnWindow.returnPrice
  const locationId = (isRent ? rental.rentLocation : rental.returnLocation).id
  if (fee === 0) return cents(0)
  lines.push(once(`${side}-fee`, fee, { locationId }))
  const best = coupons.best(fee, (coupon) =>
    (isRent ? coupon.rentLocations : coupon.returnLocations).get(locationId),
  )
  if (!best) return fee
  lines.push(once(`${side}-coupon`, negative(best.off), { code: best.code, locationId }))
  return minus(fee, best.off)
}

function addService(
  lines: QuoteLine[],
  { service, quantity }: ChosenService,
  rental: Rental,
  rangeId: number | undefined,
  carPrice: Cents,
  coupons: CouponUse,
): QuotedService {
  const unitAmount = servicePrice(service, rental.duration, rangeId, carPrice)
  const amount = times(unitAmount, quantity)
  const discount =
    (rangeId === undefined ? undefined : service.discounts.get(rangeId)) ?? percentHundredths(0)
  const details = { serviceId: service.id, discount, markup: service.carPriceMarkupPercent }
  lines.push({ kind: 'service', quantity, unitAmount, amount, details })
  const best = coupons.best(amount, (coupon) => coupon.services.get(service.id))
  if (best) lines.push(once('service-coupon', negative(best.off), { code: best.code, serviceId: service.id }))
  return {
    serviceId: service.id,
    quantity,
    price: minus(amount, best?.off ?? cents(0)),
    deductible: service.deductible,
  }
}

/** The signed percents of all rows whose dates hold the pick-up date, added up. */
function endRegulation(catalogue: Catalogue, rental: Rental): PercentHundredths {
  const day = dayOf(rental.rentAt)
  let percent = 0
  for (const { start, end, amount, isDiscount } of catalogue.endPriceRegulations) {
    if (start <= day && day <= end) percent += (isDiscount ? -1 : 1) * amount
  }
  return percentHundredths(percent)
}
