import type { serviceDiscounts, services } from '../db/schema/services.ts'
import type { Translated } from '../domain/catalogue.ts'
import { cents, percentHundredths } from '../domain/money.ts'
import data from './data/services.json' with { type: 'json' }
import { idsOf, keysOf } from './ids.ts'
import { type RangeKey, rangeIds, rangeKeys } from './ranges.ts'
import { descriptionColumns, nameColumns, type Row } from './rows.ts'

/** A service as one would write it down on paper; money is in euros except the small price of an hour. */
type ServiceSketch = {
  name: Translated
  description: Translated
  type: 'DAY' | 'ONCE'
  euros: number
  hourCents?: number
  excessEuros?: number
  markupPercent?: number
  maxQuantity?: number
  isPreChosen?: boolean
  youngDriverAge?: number
  isPerAdditionalDriver?: boolean
}

export type ServiceKey = keyof typeof data
export const serviceIds = idsOf(data)
const sketches = data as Record<ServiceKey, ServiceSketch>

export const serviceRows: Row<typeof services>[] = keysOf(sketches).map((key) => {
  const sketch = sketches[key]
  return {
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
    youngDriverAge: sketch.youngDriverAge ?? null,
    isPerAdditionalDriver: sketch.isPerAdditionalDriver ?? false,
    isUnlimitedKilometres: key === 'unlimitedKilometres',
  }
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
