import type { ChosenCarAnswer, ServiceOption } from '../../../contract/visitor/steps.ts'
import { isIncluded } from '../../../domain/booking/choose-services.ts'
import { formatLabel } from '../../../domain/calendar/wall-clock.ts'
import { eurosFromCents } from '../../../domain/money.ts'
import { quote } from '../../../domain/pricing/quote.ts'
import type { Locale } from '../../../i18n/locales.ts'
import type { Option, QuotedCar } from '../../../use-cases/search/quote-car.ts'
import { presentStop } from '../../site/present-customer-booking.ts'
import { presentCar, presentQuote } from './present.ts'

/** A chosen car with its services, for the visitors' pages and for staff on the phone alike. */
export function presentChosenCar(quoted: QuotedCar & { kind: 'quoted' }, locale: Locale): ChosenCarAnswer {
  const { catalogue, rental, car } = quoted
  const alone = quote(catalogue, car.groupId, rental) ?? quoted.quote
  return {
    car: presentCar(car, catalogue, locale),
    isFree: quoted.isFree,
    isLocker: rental.rentLocation.hasLockers,
    carPrice: eurosFromCents(alone.total),
    quote: presentQuote(quoted.quote),
    services: quoted.quote.services.map(({ serviceId, quantity }) => ({ id: serviceId, quantity })),
    options: quoted.options.map((option) => presentOption(option, locale)),
    cancelFee: eurosFromCents(quoted.cancelFee),
    coupons: [...quoted.quote.coupons],
    rent: presentStop(formatLabel(rental.rentAt), rental.rentLocation, locale),
    return: presentStop(formatLabel(rental.returnAt), rental.returnLocation, locale),
  }
}

export function presentOption({ service, price }: Option, locale: Locale): ServiceOption {
  return {
    id: service.id,
    name: service.name[locale],
    description: service.description[locale],
    type: service.type,
    deductible: service.deductible === null ? null : eurosFromCents(service.deductible),
    price: eurosFromCents(price),
    listPrice: eurosFromCents(service.price),
    hourPrice: service.hourPrice === null ? null : eurosFromCents(service.hourPrice),
    markup: service.carPriceMarkupPercent / 100,
    maxQuantity: service.maxQuantity,
    youngDriverAge: service.youngDriverAge,
    isPerAdditionalDriver: service.isPerAdditionalDriver,
    isIncluded: isIncluded(service),
    isRecommended: service.isPreChosen && !isIncluded(service),
  }
}
