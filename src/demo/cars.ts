import type { CarIssue, CarIssuePoint, cars } from '../db/schema/fleet.ts'
import type { FuelType, Gearbox } from '../domain/catalogue.ts'
import type { CarSketch } from './cars/car-sketch.ts'
import { compactCars } from './cars/compact.ts'
import { economyCars } from './cars/economy.ts'
import { electricCars } from './cars/electric.ts'
import { estateCars } from './cars/estate.ts'
import { midSizeCars } from './cars/mid-size.ts'
import { miniCars } from './cars/mini.ts'
import { minibusCars } from './cars/minibus.ts'
import { sevenSeatCars } from './cars/seven-seat.ts'
import { suvCars } from './cars/suv.ts'
import { vanCars } from './cars/van.ts'
import { daysAfter, morningOf } from './days.ts'
import { descriptionColumns, makeCar, type Row } from './factories.ts'
import { type GroupKey, groupIds, groupKeys } from './groups.ts'

/** What a group's class promises, so that no car of it says otherwise. */
type Class = { gearbox: Gearbox; fuelType: FuelType; seats: number; cars: CarSketch[] }

const classes: Record<GroupKey, Class> = {
  mini: { gearbox: 'MANUAL', fuelType: 'PETROL', seats: 4, cars: miniCars },
  economy: { gearbox: 'MANUAL', fuelType: 'PETROL', seats: 5, cars: economyCars },
  compact: { gearbox: 'MANUAL', fuelType: 'PETROL', seats: 5, cars: compactCars },
  estate: { gearbox: 'MANUAL', fuelType: 'PETROL', seats: 5, cars: estateCars },
  midSize: { gearbox: 'AUTOMATIC', fuelType: 'PETROL', seats: 5, cars: midSizeCars },
  suv: { gearbox: 'AUTOMATIC', fuelType: 'PETROL', seats: 5, cars: suvCars },
  sevenSeat: { gearbox: 'MANUAL', fuelType: 'PETROL', seats: 7, cars: sevenSeatCars },
  minibus: { gearbox: 'MANUAL', fuelType: 'DIESEL', seats: 9, cars: minibusCars },
  van: { gearbox: 'MANUAL', fuelType: 'DIESEL', seats: 3, cars: vanCars },
  electric: { gearbox: 'AUTOMATIC', fuelType: 'ELECTRIC', seats: 5, cars: electricCars },
}

const KILOMETRES_A_DAY = 75

export function carRows(today: string): Row<typeof cars>[] {
  const sketched = groupKeys.flatMap((group) => classes[group].cars.map((sketch) => ({ group, sketch })))
  return sketched.map(({ group, sketch }, index) => carRow(index + 1, group, sketch, today))
}

function carRow(id: number, group: GroupKey, sketch: CarSketch, today: string): Row<typeof cars> {
  const number = String(id).padStart(3, '0')
  const bought = morningOf(daysAfter(today, -Math.round(sketch.mileage / KILOMETRES_A_DAY)))
  const issues = sketch.issues ?? []
  const { cars: _cars, ...shared } = classes[group]
  return makeCar({
    id,
    ...shared,
    groupId: groupIds[group],
    name: sketch.name,
    ...descriptionColumns(sketch.text),
    doors: sketch.doors ?? 5,
    ...(sketch.seats === undefined ? {} : { seats: sketch.seats }),
    ...(sketch.fuelType === undefined ? {} : { fuelType: sketch.fuelType }),
    fuelConsumption: sketch.consumption,
    mileage: sketch.mileage,
    imageNames: [sketch.image],
    registerNumber: `${number}AAA`,
    vin: `${sketch.maker}ZZZDEM00000${number}`,
    issues: issues.map(({ text, daysAgo }, place): CarIssue => {
      return { id: `${number}-${place + 1}`, text, since: daysAfter(today, -daysAgo) }
    }),
    issuePoints: issues.map(({ at: { side, x, y } }, place): CarIssuePoint => {
      return { issueId: `${number}-${place + 1}`, side, x, y }
    }),
    isLongterm: sketch.longterm !== undefined,
    longtermInfo: sketch.longterm?.et ?? '',
    longtermInfoEn: sketch.longterm?.en ?? '',
    longtermInfoRu: sketch.longterm?.ru ?? '',
    isActive: sketch.isActive ?? true,
    createdAt: bought,
    updatedAt: bought,
  })
}
