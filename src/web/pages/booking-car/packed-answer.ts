import type { CarSearchAnswer, OfferedCar, QuotedPrice } from '../../../contract/visitor/answers.ts'
import { type Packed, pack, unpack } from '../../packed.ts'

/** Things of one kind: what they have is named once. */
type Rows = { keys: readonly string[]; rows: readonly (readonly unknown[])[] }
type PackedRows = Omit<CarSearchAnswer, 'sortedCars'> & { cars: Rows; prices: Rows; costs: readonly number[] }

export type PackedAnswer = Packed<PackedRows>

const ofPrice: Record<keyof QuotedPrice, true> = {
  price: true,
  priceWithoutCoupons: true,
  pricePerDay: true,
  deposit: true,
  vat: true,
  vatRate: true,
  duration: true,
  billed: true,
  lines: true,
}

/** Cars that cost the same point to one price. */
export function packAnswer({ sortedCars, ...rest }: CarSearchAnswer): PackedAnswer {
  const priced = [...new Map(sortedCars.map((car) => [car.lines, car])).values()]
  const places = new Map(priced.map(({ lines }, index) => [lines, index]))
  return pack<PackedRows>({
    ...rest,
    cars: rowsOf(sortedCars, (key) => !(key in ofPrice)),
    prices: rowsOf(priced, (key) => key in ofPrice),
    costs: sortedCars.map(({ lines }) => places.get(lines) ?? 0),
  })
}

export function unpackAnswer(packed: PackedAnswer): CarSearchAnswer {
  const { cars, prices, costs, ...rest } = unpack<PackedRows>(packed)
  const known = readRows<QuotedPrice>(prices)
  const own = readRows<OfferedCar>(cars)
  return { ...rest, sortedCars: own.map((car, index) => ({ ...car, ...known[costs[index] ?? 0] })) }
}

/** What a car is, however much it costs. */
export const withoutPrice = (car: OfferedCar) =>
  Object.fromEntries(Object.entries(car).filter(([key]) => !(key in ofPrice)))

function rowsOf(things: readonly OfferedCar[], isWanted: (key: string) => boolean): Rows {
  const keys = (Object.keys(things[0] ?? {}) as (keyof OfferedCar)[]).filter(isWanted)
  return { keys, rows: things.map((thing) => keys.map((key) => thing[key])) }
}

/** What was written by `rowsOf` in the same build. */
function readRows<Thing>({ keys, rows }: Rows): Thing[] {
  return rows.map((row) => Object.fromEntries(keys.map((key, index) => [key, row[index]])) as Thing)
}
