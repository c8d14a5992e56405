import { pick } from '../../../contract/pick.ts'
import type { FiguresAnswer, FleetRow, RentalRow } from '../../../contract/staff/figures.ts'
import { type DayRates, dayRatesOf } from '../../../domain/figures/day-rates.ts'
import { changeOf, keyFigureNames, keyFigureUnits } from '../../../domain/figures/key-figures.ts'
import type { RentalFigures } from '../../../domain/figures/month-facts.ts'
import { cents, eurosFromCents, minus } from '../../../domain/money.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { nameIn } from '../../../i18n/name-in.ts'
import type { FleetTime } from '../../../use-cases/figures/fleet-hours.ts'
import type { Figures } from '../../../use-cases/figures/read-figures.ts'

export function presentFigures(figures: Figures, locale: Locale): FiguresAnswer {
  const { from, to, leadTime, satisfaction } = figures
  const groupNames = new Map(figures.groups.map((group) => [group.id, nameIn(group, locale)]))
  return {
    from,
    to,
    keyFigures: presentKeyFigures(figures.keyFigures),
    channels: figures.channels.map(({ revenue, ...row }) => ({ ...row, revenue: eurosFromCents(revenue) })),
    lengths: figures.lengths,
    total: { ...presentFleet(figures.total), ...presentRates(figures.total) },
    months: figures.months.map(({ month, ...row }) => ({ month, ...presentFleet(row) })),
    groups: figures.groups.map((group) => ({
      ...pick(group, 'id', 'cars'),
      name: nameIn(group, locale),
      ...presentFleet(group),
    })),
    cars: figures.cars.map((car) => ({
      ...pick(car, 'id', 'name', 'plate', 'isActive'),
      group: groupNames.get(car.groupId) ?? '',
      ...presentFleet(car),
      costs: eurosFromCents(car.costs),
      margin: eurosFromCents(minus(minus(car.revenue, car.vat), car.costs)),
    })),
    places: figures.places.map((place) => ({
      id: place.id,
      name: nameIn(place, locale),
      ...presentRentals(place),
    })),
    leadTime: { ...leadTime, averageDays: tenth(leadTime.averageDays) },
    coupons: figures.coupons.map(({ revenue, discount, ...coupon }) => ({
      ...coupon,
      revenue: eurosFromCents(revenue),
      discount: eurosFromCents(discount),
    })),
    satisfaction: {
      ...satisfaction,
      quality: { ...satisfaction.quality, average: tenth(satisfaction.quality.average) },
      condition: { ...satisfaction.condition, average: tenth(satisfaction.condition.average) },
      recommend: { ...satisfaction.recommend, average: tenth(satisfaction.recommend.average) },
    },
  }
}

function presentKeyFigures(both: Figures['keyFigures']): FiguresAnswer['keyFigures'] {
  if (!both) return []
  return keyFigureNames.map((name) => {
    const shown = (value: number | null) =>
      value !== null && keyFigureUnits[name] === 'money' ? eurosFromCents(cents(value)) : value
    const [value, before] = [both.figures[name], both.lastYear[name]]
    return { name, value: shown(value), lastYear: shown(before), change: changeOf(name, value, before) }
  })
}

export function presentFleet(row: RentalFigures & FleetTime): FleetRow {
  const { rentedSeconds, availableSeconds, blockedSeconds } = row
  return {
    ...presentRentals(row),
    availableHours: hours(availableSeconds),
    blockedHours: hours(blockedSeconds),
    utilisation: availableSeconds === 0 ? null : Math.round((rentedSeconds * 1000) / availableSeconds) / 10,
  }
}

function presentRates(row: RentalFigures & FleetTime): DayRates {
  const { perRentedDay, perCarDay } = dayRatesOf(row)
  return { perRentedDay: inEuros(perRentedDay), perCarDay: inEuros(perCarDay) }
}

const inEuros = (amount: number | null) => (amount === null ? null : eurosFromCents(cents(amount)))

function presentRentals(row: RentalFigures): RentalRow {
  return {
    rentals: row.rentals,
    cancelled: row.cancelled,
    revenue: eurosFromCents(row.revenue),
    revenueWithoutVat: eurosFromCents(minus(row.revenue, row.vat)),
    cancelFees: eurosFromCents(row.cancelFees),
    rentedHours: hours(row.rentedSeconds),
  }
}

const hours = (seconds: number) => Math.round(seconds / 360) / 10
const tenth = (value: number | null) => (value === null ? null : Math.round(value * 10) / 10)
