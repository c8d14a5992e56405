import type {
  dayName,
  locationExceptions,
  locations,
  locationTimes,
  specialHours,
} from '../db/schema/locations.ts'
import type { Translated } from '../domain/catalogue.ts'
import { cents } from '../domain/money.ts'
import data from './data/locations.json' with { type: 'json' }
import { idsOf, keysOf } from './ids.ts'
import { nameColumns, type Row } from './rows.ts'

type DayName = (typeof dayName.enumValues)[number]

const workdays: DayName[] = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY']
const daysOf = {
  workdays,
  saturday: ['SATURDAY'],
  'but-sunday': [...workdays, 'SATURDAY'],
  every: [...workdays, 'SATURDAY', 'SUNDAY'],
  holidays: ['HOLIDAY'],
  shortened: ['SHORTENED_DAY'],
} satisfies Record<string, DayName[]>

type Opening = {
  days: keyof typeof daysOf
  from: string
  to: string
  rentEuros: number
  returnEuros: number
}
type SpecialHours = (typeof specialHours.enumValues)[number]
type LocationSketch = {
  name: Translated
  address: string
  parking?: Translated
  openings: Opening[]
  holidays?: SpecialHours
  shortenedDays?: SpecialHours
}

export type LocationKey = keyof typeof data
export const locationIds = idsOf(data)
const sketches = data as Record<LocationKey, LocationSketch>

export const locationRows: Row<typeof locations>[] = keysOf(sketches).map((key) => {
  const { name, address, parking, holidays = 'USUAL', shortenedDays = 'USUAL' } = sketches[key]
  const id = locationIds[key]
  const { et = '', en = '', ru = '' } = parking ?? {}
  const stands = { parking: et, parkingEn: en, parkingRu: ru }
  const special = { holidayHours: holidays, shortenedDayHours: shortenedDays }
  return { id, ...nameColumns(name), address, ...stands, ...special, orderNumber: id, isActive: true }
})

export const openingRows: Row<typeof locationTimes>[] = keysOf(sketches).flatMap((key) =>
  sketches[key].openings.flatMap(({ days, from, to, rentEuros, returnEuros }) =>
    daysOf[days].map((dayName) => ({
      locationId: locationIds[key],
      dayName,
      start: from,
      end: to,
      rentPrice: cents(rentEuros * 100),
      returnPrice: cents(returnEuros * 100),
    })),
  ),
)

/** Around New Year: days on which a place is open otherwise than the week says. */
export function exceptionRows(today: string): Row<typeof locationExceptions>[] {
  const year = Number(today.slice(0, 4))
  const free = { rentPrice: cents(0), returnPrice: cents(0) }
  return [
    {
      locationId: locationIds.parnu,
      start: `${year}-12-27`,
      end: `${year + 1}-01-03`,
      ...free,
      reason: 'talvepuhkus',
      reasonEn: 'winter break',
      reasonRu: 'зимний отпуск',
    },
    {
      locationId: locationIds.office,
      start: `${year + 1}-01-02`,
      end: `${year + 1}-01-02`,
      opens: '11:00',
      closes: '15:00',
      ...free,
      reason: 'inventuur',
      reasonEn: 'stocktaking',
      reasonRu: 'инвентаризация',
    },
  ]
}

/** Where a car stands: the key locker hangs on the wall of the city office, so its cars are the office's. */
export type Spot = Exclude<LocationKey, 'locker'>

export const spotOf = (place: LocationKey): Spot => (place === 'locker' ? 'office' : place)
