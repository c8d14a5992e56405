import type { serviceDiscounts, services } from '../db/schema/services.ts'
import { cents, percentHundredths } from '../domain/money.ts'
import { descriptionColumns, makeService, nameColumns, type Row } from './factories.ts'
import { keysOf } from './keys.ts'
import { type RangeKey, rangeIds, rangeKeys } from './ranges.ts'
import { covers } from './services/covers.ts'
import { equipment, journeys } from './services/extras.ts'
import type { ServiceSketch } from './services/service-sketch.ts'

export const serviceIds = {
  basicCover: 1,
  reducedExcess: 2,
  zeroExcess: 3,
  glassAndTyres: 4,
  additionalDriver: 5,
  youngDriver: 6,
  borderBaltic: 7,
  borderFar: 8,
  unlimitedKilometres: 9,
  delivery: 10,
  infantCarrier: 11,
  childSeat: 12,
  booster: 13,
  navigation: 14,
  roofBox: 15,
  skiRack: 16,
  bikeRack: 17,
} as const

export type ServiceKey = keyof typeof serviceIds

const sketches: Record<ServiceKey, ServiceSketch> = { ...covers, ...journeys, ...equipment }

export const serviceRows: Row<typeof services>[] = keysOf(serviceIds).map((key) => {
  const sketch = sketches[key]
  return makeService({
    id: serviceIds[key],
    ...nameColumns(sketch.name),
    ...descriptionColumns(sketch.description),
    type: sketch.type,
    price: cents(sketch.euros * 100),
    hourPrice: sketch.hourCents === undefined ? null : cents(sketch.hourCents),
    deductible: sketch.excessEuros === undefined ? null : cents(sketch.excessEuros * 100),
    carPriceMarkupPercent: percentHundredths((sketch.markupPercent ?? 0) * 100),
    isPreChosen: sketch.isPreChosen ?? false,
    orderNumber: serviceIds[key],
    maxQuantity: sketch.maxQuantity ?? 1,
  })
})

/** Percent off by length: nobody pays for a child seat a hundred euros a month. */
const coverDiscounts: Partial<Record<RangeKey, number>> = { week: 5, fortnight: 10, month: 25 }
const thingDiscounts: Partial<Record<RangeKey, number>> = { week: 10, fortnight: 25, month: 50 }

const discounted: [ServiceKey[], Partial<Record<RangeKey, number>>][] = [
  [['reducedExcess', 'zeroExcess', 'glassAndTyres'], coverDiscounts],
  [['infantCarrier', 'childSeat', 'booster', 'navigation', 'roofBox', 'skiRack', 'bikeRack'], thingDiscounts],
]

export const serviceDiscountRows: Row<typeof serviceDiscounts>[] = discounted.flatMap(([keys, percents]) =>
  keys.flatMap((key) =>
    rangeKeys.flatMap((range) => {
      const percent = percents[range]
      if (percent === undefined) return []
      return [
        {
          serviceId: serviceIds[key],
          daysRangeId: rangeIds[range],
          amount: percentHundredths(percent * 100),
        },
      ]
    }),
  ),
)
