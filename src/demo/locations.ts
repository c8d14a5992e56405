import type { dayName, locations, locationTimes } from '../db/schema/locations.ts'
import { cents } from '../domain/money.ts'
import { makeLocation, makeOpening, nameColumns, type Row } from './factories.ts'

export const locationIds = { airport: 1, office: 2, harbour: 3, tartu: 4, parnu: 5, locker: 6 } as const

export type LocationKey = keyof typeof locationIds

type DayName = (typeof dayName.enumValues)[number]

const workdays: DayName[] = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY']
const saturday: DayName[] = ['SATURDAY']
const everyday: DayName[] = [...workdays, 'SATURDAY', 'SUNDAY']

export const locationRows: Row<typeof locations>[] = [
  makeLocation({
    id: locationIds.airport,
    ...nameColumns({ et: 'Tallinna lennujaam', en: 'Tallinn Airport', ru: 'Таллиннский аэропорт' }),
    address: 'Tartu mnt 101, 10112 Tallinn',
    orderNumber: 1,
  }),
  makeLocation({
    id: locationIds.office,
    ...nameColumns({
      et: 'Tallinna kesklinna kontor',
      en: 'Tallinn city office',
      ru: 'Офис в центре Таллинна',
    }),
    address: 'Rendi 12, 10139 Tallinn',
    orderNumber: 2,
  }),
  makeLocation({
    id: locationIds.harbour,
    ...nameColumns({
      et: 'Tallinna reisisadam, D-terminal',
      en: 'Tallinn passenger harbour, D-terminal',
      ru: 'Таллиннский пассажирский порт, терминал D',
    }),
    address: 'Lootsi 13, 10151 Tallinn',
    orderNumber: 3,
  }),
  makeLocation({
    id: locationIds.tartu,
    ...nameColumns({ et: 'Tartu', en: 'Tartu city', ru: 'Тарту' }),
    address: 'Rendi 3, 51009 Tartu',
    orderNumber: 4,
  }),
  makeLocation({
    id: locationIds.parnu,
    ...nameColumns({ et: 'Pärnu', en: 'Pärnu city', ru: 'Пярну' }),
    address: 'Rannarendi 5, 80010 Pärnu',
    orderNumber: 5,
  }),
  makeLocation({
    id: locationIds.locker,
    ...nameColumns({
      et: 'Tallinna nutikapp',
      en: 'Tallinn smart locker',
      ru: 'Шкафчик с ключами в Таллинне',
    }),
    address: 'Rendi 12, 10139 Tallinn',
    orderNumber: 6,
  }),
]

type Opening = {
  at: LocationKey
  days: DayName[]
  from: string
  to: string
  rentEuros: number
  returnEuros: number
}

const openings: Opening[] = [
  { at: 'airport', days: everyday, from: '00:00', to: '06:00', rentEuros: 40, returnEuros: 25 },
  { at: 'airport', days: everyday, from: '06:00', to: '08:00', rentEuros: 25, returnEuros: 15 },
  { at: 'airport', days: everyday, from: '08:00', to: '20:00', rentEuros: 0, returnEuros: 0 },
  { at: 'airport', days: everyday, from: '20:00', to: '00:00', rentEuros: 25, returnEuros: 15 },
  { at: 'office', days: workdays, from: '09:00', to: '18:00', rentEuros: 0, returnEuros: 0 },
  { at: 'office', days: saturday, from: '10:00', to: '15:00', rentEuros: 0, returnEuros: 0 },
  { at: 'harbour', days: everyday, from: '08:00', to: '20:00', rentEuros: 15, returnEuros: 15 },
  { at: 'tartu', days: workdays, from: '09:00', to: '17:00', rentEuros: 35, returnEuros: 35 },
  { at: 'tartu', days: saturday, from: '10:00', to: '14:00', rentEuros: 35, returnEuros: 35 },
  {
    at: 'parnu',
    days: [...workdays, 'SATURDAY'],
    from: '10:00',
    to: '16:00',
    rentEuros: 35,
    returnEuros: 35,
  },
  { at: 'locker', days: everyday, from: '00:00', to: '00:00', rentEuros: 0, returnEuros: 0 },
]

export const openingRows: Row<typeof locationTimes>[] = openings.flatMap((opening) =>
  opening.days.map((day) =>
    makeOpening({
      locationId: locationIds[opening.at],
      dayName: day,
      start: opening.from,
      end: opening.to,
      rentPrice: cents(opening.rentEuros * 100),
      returnPrice: cents(opening.returnEuros * 100),
    }),
  ),
)
