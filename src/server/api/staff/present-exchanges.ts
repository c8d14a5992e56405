import { pick } from '../../../contract/pick.ts'
import type { ExchangeAnswer, ExchangeTold } from '../../../contract/staff/exchange.ts'
import { bookingNumber } from '../../../domain/booking/booking-number.ts'
import { drivenBefore } from '../../../domain/booking/exchange.ts'
import { labelText, labelTextOrNull } from '../../../domain/calendar/tallinn.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { nameIn } from '../../../i18n/name-in.ts'
import type { ExchangeResult } from '../../../use-cases/hand-over/exchange-car.ts'
import type { ToldExchange } from '../../../use-cases/hand-over/read-exchanges.ts'

type Refusal = Extract<ExchangeResult, { kind: 'refused' }>

export function presentExchange(result: ExchangeResult): ExchangeAnswer | Refusal {
  if (result.kind === 'refused') return result
  return {
    kind: 'exchanged',
    isSignatureNeeded: result.isSignatureNeeded,
    blockedUntil: labelTextOrNull(result.blockedUntil),
    counting: result.counting.map(({ id, from }) => ({
      id,
      number: bookingNumber(id),
      from: labelText(from),
    })),
  }
}

/** One exchange in the language of who reads it. */
export function presentExchangeTold(
  { exchange, oldCar, newCar, place, by }: ToldExchange,
  locale: Locale,
): ExchangeTold {
  const { oldOdometer, oldFuel, oldCharge, newOdometer, newFuel, newCharge } = exchange
  return {
    ...pick(exchange, 'id', 'reason', 'note', 'isPriceKept'),
    at: labelText(exchange.at),
    place: nameIn(place, locale),
    by,
    old: { id: exchange.oldCarId, ...oldCar, odometer: oldOdometer, fuel: oldFuel, charge: oldCharge },
    new: { id: exchange.newCarId, ...newCar, odometer: newOdometer, fuel: newFuel, charge: newCharge },
    driven: drivenBefore([exchange]),
  }
}
