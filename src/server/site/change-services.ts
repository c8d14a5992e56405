import type { CarChoice, ChangeAnswer, ChangeForm, ChangeValues } from '../../contract/visitor/change.ts'
import { changeDeadline, hoursToChange } from '../../domain/booking/change-online.ts'
import { dueOf, owedBackOf } from '../../domain/booking/ledger.ts'
import { labelText } from '../../domain/calendar/tallinn.ts'
import { formatLabel } from '../../domain/calendar/wall-clock.ts'
import { inOrder } from '../../domain/catalogue.ts'
import { centsFromEuros, eurosFromCents } from '../../domain/money.ts'
import { MOST_ADDITIONAL_DRIVERS } from '../../domain/people/client.ts'
import type { Locale } from '../../i18n/locales.ts'
import {
  changeOnline,
  type OnlineChange,
  type SeenPrice,
} from '../../use-cases/booking/change/change-online.ts'
import { changeFromWish, nameOf } from '../../use-cases/booking/change/change-wish.ts'
import { changeable, readChangeObstacle } from '../../use-cases/booking/change/judge-online.ts'
import { type CarToChoose, freeUntil, readChoices } from '../../use-cases/booking/change/read-choices.ts'
import { readTerms } from '../../use-cases/booking/change/read-terms.ts'
import type { CustomerBooking } from '../../use-cases/booking/find-booking.ts'
import type { PaymentDependencies } from '../../use-cases/payment/payment-dependencies.ts'
import { readAgreedRules } from '../../use-cases/rules/read-agreed-rules.ts'
import { presentLine } from '../api/visitor/present.ts'
import { presentOption } from '../api/visitor/present-chosen-car.ts'
import { wordFaults } from '../api/word-faults.ts'
import { presentStop } from './present-customer-booking.ts'
import { readChangeWish } from './read-change-wish.ts'

/** The form with what is agreed, what may be chosen and what the house allows. */
export async function readChangeForm(
  deps: PaymentDependencies,
  { booking: row }: CustomerBooking,
  locale: Locale,
  now: Date,
): Promise<ChangeForm> {
  const { company, locations, groups } = deps.catalogue.current
  const rules = await readAgreedRules(deps.db, row)
  const obstacle = (await readChangeObstacle(deps.db, deps, row, now)) ?? null
  const booking = await readTerms(deps.db, row)
  const { cars, services } = await readChoices(deps, booking, {}, now)
  const { terms } = booking
  const [rent, back] = [formatLabel(terms.rentAt), formatLabel(terms.returnAt)]
  const cover = services.find(
    ({ service }) => service.deductible !== null && terms.services.some(({ id }) => id === service.id),
  )
  return {
    obstacle,
    isOut: row.handedOverAt !== null,
    until: labelText(changeDeadline(changeable(row, true, rules), company)),
    timesLeft: Math.max(0, company.changeTimes - row.onlineChanges),
    hours: hoursToChange(company, rules),
    times: company.changeTimes,
    fee: eurosFromCents(company.changeFee),
    values: {
      rentDate: rent.slice(0, 10),
      rentTime: rent.slice(11),
      returnDate: back.slice(0, 10),
      returnTime: back.slice(11),
      rentLocationId: String(terms.rentLocationId),
      returnLocationId: String(terms.returnLocationId),
      carId: String(terms.carId),
      cover: String(cover?.service.id ?? ''),
      ...Object.fromEntries(terms.services.map(({ id, quantity }) => [`service-${id}`, String(quantity)])),
    },
    places: inOrder(locations.values()).map(({ id, name }) => ({ id, name: name[locale] })),
    cars: presentCars(cars, groups, locale),
    services: services.map((option) => presentOption(option, locale)),
    drivers: terms.additionalDrivers.map(nameOf),
    mayAddDriver: terms.additionalDrivers.length < MOST_ADDITIONAL_DRIVERS,
  }
}

/** Tries a change, or makes it once its price was seen. */
export async function answerChange(
  deps: PaymentDependencies,
  found: CustomerBooking,
  values: ChangeValues,
  locale: Locale,
  now: Date,
): Promise<ChangeAnswer> {
  const { booking: row, client } = found
  const catalogue = deps.catalogue.current
  const { wish, faults } = readChangeWish(values, deps.catalogue.current.rules)
  const booking = await readTerms(deps.db, row)
  const change = changeFromWish(catalogue, booking, client, wish)
  const choices = await readChoices(deps, booking, change, now)
  const cars = presentCars(choices.cars, catalogue.groups, locale)
  if (faults.length > 0) return { kind: 'refused', faults, cars }
  const seen = seenIn(values)
  const result = await changeOnline(deps, row.id, wish, now, seen)
  if (result.kind === 'not_found') return { kind: 'refused', faults: [{ path: '', code: 'cancelled' }], cars }
  if (result.kind === 'refused')
    return { kind: 'refused', faults: wordFaults(result.faults, deps.texts, locale), cars }
  if (result.kind === 'car_taken') {
    const until = result.inTheWay.length > 0 ? freeUntil(result, row) : undefined
    const isOwn = (change.carId ?? row.carId) === row.carId
    return {
      kind: 'car_taken',
      cars,
      freeUntil: until && isOwn ? labelText(until) : null,
    }
  }
  const after = { ...booking.terms, ...withoutUndefined(wish) }
  const stop = (at: typeof after.rentAt, placeId: number) =>
    presentStop(formatLabel(at), catalogue.locations.get(placeId), locale)
  return {
    ...presentOutcome(result),
    kind: seen && !result.isOtherPrice ? 'changed' : 'tried',
    previousDeposit: eurosFromCents(row.deposit),
    cars,
    car: catalogue.cars.get(after.carId)?.name ?? found.car.name,
    rent: stop(after.rentAt, after.rentLocationId),
    return: stop(after.returnAt, after.returnLocationId),
  }
}

const presentOutcome = ({ balance, ...result }: Extract<OnlineChange, { kind: 'changed' }>) => ({
  price: eurosFromCents(result.price),
  previousPrice: eurosFromCents(result.previousPrice),
  deposit: eurosFromCents(result.deposit),
  fee: eurosFromCents(result.fee),
  due: eurosFromCents(dueOf(balance)),
  goesBack: eurosFromCents(owedBackOf(balance)),
  lines: result.lines.map(presentLine),
  isAnnexed: result.isAnnexed,
  isSignatureVoided: result.isSignatureVoided,
  lostCoupons: result.lostCoupons,
  isOtherPrice: result.isOtherPrice,
})

type Groups = PaymentDependencies['catalogue']['current']['groups']

const presentCars = (cars: readonly CarToChoose[], groups: Groups, locale: Locale): CarChoice[] =>
  cars.map(({ car, price }) => ({
    id: car.id,
    name: car.name,
    group: groups.get(car.groupId)?.name[locale] ?? '',
    gearbox: car.gearbox,
    price: eurosFromCents(price),
  }))

/** The price that stood beside the button; without it nothing is agreed to. */
function seenIn({ seenPrice, seenDeposit, seenFee }: ChangeValues): SeenPrice | undefined {
  const [price, deposit, fee] = [seenPrice, seenDeposit, seenFee].map((text) =>
    text ? centsFromEuros(Number(text)) : undefined,
  )
  return price === undefined || deposit === undefined || fee === undefined
    ? undefined
    : { price, deposit, fee }
}

function withoutUndefined<Values extends object>(values: Values) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Values]?: NonNullable<Values[Key]>
  }
}
