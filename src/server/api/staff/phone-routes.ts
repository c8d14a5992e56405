import { Hono } from 'hono'
import type { z } from 'zod'
import { pick } from '../../../contract/pick.ts'
import {
  type PhoneCar,
  phoneBookingBody,
  phoneCarFields,
  phoneKnownBody,
  phoneQuoteBody,
} from '../../../contract/staff/phone.ts'
import { id } from '../../../contract/values.ts'
import type { Database } from '../../../db/client.ts'
import type { CarSearch } from '../../../domain/availability/car-search.ts'
import type { WantedService } from '../../../domain/booking/choose-services.ts'
import { servicesByDrivers, withDriverServices } from '../../../domain/booking/driver-services.ts'
import { labelText } from '../../../domain/calendar/tallinn.ts'
import { dayOf } from '../../../domain/calendar/wall-clock.ts'
import { type Catalogue, inOrder } from '../../../domain/catalogue.ts'
import { driverAges } from '../../../domain/people/client.ts'
import { parseEmail } from '../../../domain/people/email.ts'
import { parsePhone } from '../../../domain/people/phone.ts'
import { type HandPrice, withHandPrice } from '../../../domain/pricing/hand-price.ts'
import type { Quote } from '../../../domain/pricing/quote.ts'
import type { Locale } from '../../../i18n/locales.ts'
import type { BookingDependencies } from '../../../use-cases/booking/booking-dependencies.ts'
import type { Registration } from '../../../use-cases/booking/check-registration.ts'
import { registerByPhone } from '../../../use-cases/booking/register-by-phone.ts'
import { findAccounts } from '../../../use-cases/company-accounts/find-accounts.ts'
import { readPlates } from '../../../use-cases/fleet/read-plates.ts'
import { findClients, recogniseClients } from '../../../use-cases/people/find-clients.ts'
import { knownDrivers } from '../../../use-cases/people/known-drivers.ts'
import { carTakenAlternatives } from '../../../use-cases/search/car-taken-alternatives.ts'
import { quoteCar } from '../../../use-cases/search/quote-car.ts'
import { type Offer, searchCars } from '../../../use-cases/search/search-cars.ts'
import { readTakenCars } from '../../../use-cases/search/taken-cars.ts'
import { requestLocale } from '../request-context.ts'
import { presentDates, presentOffer, presentQuote } from '../visitor/present.ts'
import { readRegistration } from '../visitor/read-registration.ts'
import { searchFrom } from '../visitor/read-search.ts'
import { wordFaults } from '../word-faults.ts'
import { refuseRentalElsewhere } from './allowed-only.ts'
import {
  presentComing,
  presentDriver,
  presentPhoneCar,
  presentPhoneClient,
  presentTakenDown,
} from './present-phone.ts'
import type { StaffDependencies } from './staff-dependencies.ts'
import {
  answer,
  readBody,
  refuse,
  refuseFields,
  type StaffContext,
  type StaffRequest,
  typedText,
} from './staff-request.ts'

/** A booking for someone on the phone: by the services, rules and prices of the visitors' own. */
export function phoneRoutes({ bookings: own, texts, now }: StaffDependencies): Hono<StaffContext> {
  // Staff are also told where a car comes from, which no visitor's search needs to know.
  const bookings: BookingDependencies = {
    ...own,
    takenCars: (span, at) => readTakenCars(own.db, span, at),
  }
  const app = new Hono<StaffContext>()

  callerRoutes(app, bookings.db, now)

  app.get('/phone/places', async (context) => {
    const locale = requestLocale(context)
    const { locations, rules } = await bookings.catalogue.newest()
    return answer(context, 'GET /phone/places', {
      now: labelText(now()),
      holds: { minutes: rules.phoneHoldMinutes, hour: rules.phoneHoldHour },
      places: inOrder(locations.values()).map(({ id, name, address, hours }) => ({
        id,
        name: name[locale],
        address,
        hours,
      })),
    })
  })

  app.post('/phone/quote', async (context) => {
    const body = await readBody(context, phoneQuoteBody)
    if (!body.ok) return body.response
    const locale = requestLocale(context)
    // People who talk to each other know what can be checked by when.
    const search = { ...searchFrom(body.data), hasCheckedDocuments: true }
    const found = await searchCars(bookings, search, now())
    if (!found.ok)
      return refuse(context, 'phone', 'not_possible', 422, {
        errors: wordFaults(found.faults, texts, locale),
      })
    const { carId, handPrice } = body.data
    const needed = driverServices(found.catalogue, body.data)
    const services = withDriverServices(body.data.services ?? [], needed)
    const quoted = carId ? await quoteCar(bookings, search, carId, services, now()) : undefined
    return answer(context, 'POST /phone/quote', {
      cars: await withPlates(bookings, found.offers, found.catalogue, search, locale),
      tooFar: await withPlates(bookings, found.tooFar, found.catalogue, search, locale),
      coupons: found.coupons,
      instead: found.alternatives
        ? {
            cars: await withPlates(bookings, found.alternatives.offers, found.catalogue, search, locale),
            dates: found.alternatives.dates.map(presentDates),
          }
        : null,
      chosen:
        quoted?.kind === 'quoted'
          ? {
              ...presentPhoneCar(byHand(quoted, handPrice ?? null), texts[locale], locale),
              byDrivers: needed.map(({ id }) => id),
            }
          : null,
    })
  })

  app.post('/phone/bookings', async (context) => {
    const body = await readBody(context, phoneBookingBody)
    if (!body.ok) return body.response
    const { key, clientId, hold, isBrought, handPrice, despiteBan, ...rest } = body.data
    // Someone on the phone pays later by the link, as someone on the website does: never a request by e-mail.
    const read = readRegistration({ client: {}, ...rest }, requestLocale(context))
    if (!read.ok) return refuseFields(context, read.errors)
    const elsewhere = refuseRentalElsewhere(context, read.registration.rental)
    if (elsewhere) return elsewhere
    const registration = {
      ...read.registration,
      rental: { ...read.registration.rental, hasCheckedDocuments: true },
    }
    const order = {
      registration,
      clientId: clientId ?? undefined,
      hold,
      isBrought,
      handPrice: handPrice ?? undefined,
      // Anyone else's reason counts for nothing.
      despiteBan: context.get('staff').by.role === 'owner' && despiteBan ? despiteBan : undefined,
      key,
      body: JSON.stringify(body.data),
    }
    const result = await registerByPhone(bookings, order, context.get('staff'))
    if (result.kind !== 'registered') return refuseBooking(context, bookings, result, registration, now())
    const made = presentTakenDown(result.booking, registration.client.email)
    return answer(context, 'POST /phone/bookings', made, { status: 201 })
  })

  return app
}

/** Who calls, as far as we know them. */
function callerRoutes(app: Hono<StaffContext>, db: Database, now: () => Date): void {
  app.get('/phone/clients', async (context) => {
    const found = await findClients(db, typedText(context), now())
    return answer(context, 'GET /phone/clients', { clients: found.map(presentPhoneClient) })
  })

  app.get('/phone/drivers', async (context) => {
    const clientId = id.safeParse(Number(context.req.query('clientId')))
    const drivers = await knownDrivers(db, {
      clientId: clientId.data,
      registryCode: typedText(context, 'registryCode').trim() || undefined,
    })
    return answer(context, 'GET /phone/drivers', { drivers: drivers.map(presentDriver) })
  })

  app.get('/phone/companies', async (context) => {
    const found = await findAccounts(db, typedText(context))
    return answer(context, 'GET /phone/companies', {
      companies: found.map((account) =>
        pick(account, 'id', 'name', 'registryCode', 'address', 'vatNumber', 'code'),
      ),
    })
  })

  app.post('/phone/known', async (context) => {
    const body = await readBody(context, phoneKnownBody)
    if (!body.ok) return body.response
    const { idCode, phone, email } = body.data
    const told = {
      ...(idCode ? { idCode: idCode.replaceAll(/\s/g, '').toUpperCase() } : {}),
      ...wholeOf('phone', phone && parsePhone(phone)),
      ...wholeOf('email', email && parseEmail(email)),
    }
    const found = await recogniseClients(db, told, now())
    const clients = found.map(({ knownBy, ...one }) => ({ ...presentPhoneClient(one), knownBy }))
    return answer(context, 'POST /phone/known', { clients })
  })
}

/** What follows from who drives, as far as that was told. */
const driverServices = (
  { services }: Catalogue,
  { drivers, rentDate }: z.output<typeof phoneQuoteBody>,
): WantedService[] => {
  const [renter = {}, ...additionalDrivers] = drivers ?? []
  return servicesByDrivers(services.values(), driverAges({ ...renter, additionalDrivers }, dayOf(rentDate)))
}

const byHand = <Quoted extends { quote: Quote }>(quoted: Quoted, hand: HandPrice | null): Quoted => ({
  ...quoted,
  quote: withHandPrice(quoted.quote, hand),
})

const wholeOf = (name: 'phone' | 'email', value: string | undefined) => (value ? { [name]: value } : {})

/** Whoever talks names a car by its plate. */
async function withPlates(
  { db }: BookingDependencies,
  offers: readonly Offer[],
  catalogue: Catalogue,
  { rentLocationId }: Pick<CarSearch, 'rentLocationId'>,
  locale: Locale,
): Promise<PhoneCar[]> {
  const plates = await readPlates(
    db,
    offers.map(({ car }) => car.id),
  )
  return offers.map((offer) => ({
    ...pick(presentOffer(offer, catalogue, locale), ...phoneCarFields),
    plate: plates.get(offer.car.id) ?? '',
    comes: presentComing(catalogue, rentLocationId, offer.whereabouts, locale),
  }))
}

async function refuseBooking(
  context: StaffRequest,
  bookings: BookingDependencies,
  result: Exclude<Awaited<ReturnType<typeof registerByPhone>>, { kind: 'registered' }>,
  { rental, carId }: Registration,
  now: Date,
): Promise<Response> {
  switch (result.kind) {
    case 'invalid':
      return refuseFields(context, wordFaults(result.faults, bookings.texts, requestLocale(context)))
    case 'discount_too_large':
    case 'offer_closed':
      return refuse(context, 'selling', result.kind, 409)
    case 'idempotency_key_reused':
      return refuse(context, 'phone', 'idempotency_key_reused', 422)
    case 'banned': {
      const { clientId, reason, until } = result.ban
      const ban = { clientId, reason, until }
      return refuse(context, 'people', 'banned', 409, { ban })
    }
    case 'price_changed': {
      const { quote } = result
      const extras = { quote: presentQuote(quote), coupons: quote.coupons }
      return refuse(context, 'phone', 'price_changed', 409, extras)
    }
    case 'car_too_far':
    case 'car_taken': {
      const { catalogue } = result
      const search = { ...rental, gearbox: undefined }
      const { offers, dates } = await carTakenAlternatives(bookings, catalogue, search, carId, now)
      const cars = await withPlates(bookings, offers, catalogue, search, requestLocale(context))
      return refuse(context, 'phone', result.kind, 409, {
        instead: { cars, dates: dates.map(presentDates) },
      })
    }
  }
}
