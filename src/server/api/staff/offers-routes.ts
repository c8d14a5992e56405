import { Hono } from 'hono'
import type { z } from 'zod'
import { fieldErrors } from '../../../contract/field-errors.ts'
import { offerBody, offersQuery, takeOfferBody } from '../../../contract/staff/offers.ts'
import { registerBody } from '../../../contract/visitor/booking.ts'
import { offerExpiry } from '../../../domain/booking/offer.ts'
import { instantOf, labelText } from '../../../domain/calendar/tallinn.ts'
import { eurosFromCents } from '../../../domain/money.ts'
import type { ClientFault, ClientForm } from '../../../domain/people/client.ts'
import { parseEmail } from '../../../domain/people/email.ts'
import { parsePersonName } from '../../../domain/people/person-name.ts'
import { parsePhone } from '../../../domain/people/phone.ts'
import { makeOffer, type OfferedTo } from '../../../use-cases/offers/make-offer.ts'
import { offerLink } from '../../../use-cases/offers/offer-link.ts'
import { listOffers, readOffer } from '../../../use-cases/offers/read-offers.ts'
import { type OfferTaken, takeOfferByStaff } from '../../../use-cases/offers/take-offer.ts'
import { withdrawOffer } from '../../../use-cases/offers/withdraw-offer.ts'
import { requestLocale } from '../request-context.ts'
import { presentQuote } from '../visitor/present.ts'
import { searchFrom } from '../visitor/read-search.ts'
import { wordFaults } from '../word-faults.ts'
import { refuseRentalElsewhere } from './allowed-only.ts'
import { presentOfferPage, presentOfferRow } from './present-offers.ts'
import { presentTakenDown } from './present-phone.ts'
import type { StaffDependencies } from './staff-dependencies.ts'
import {
  answer,
  placesOf,
  readBody,
  refuse,
  refuseFields,
  requestedId,
  type StaffContext,
  type StaffRequest,
} from './staff-request.ts'

/** Offers: made from the phone booking, listed, taken back, and turned into bookings. */
export function offersRoutes({ bookings, texts, now }: StaffDependencies): Hono<StaffContext> {
  const app = new Hono<StaffContext>()
  const { db } = bookings

  app.get('/offers', async (context) => {
    const query = offersQuery.safeParse({ state: context.req.query('state') })
    if (!query.success) return refuseFields(context, fieldErrors(query.error))
    const locale = requestLocale(context)
    const found = await listOffers(db, query.data.state, placesOf(context), now())
    return answer(context, 'GET /offers', { offers: found.map((one) => presentOfferRow(one, locale)) })
  })

  app.post('/offers', async (context) => {
    const body = await readBody(context, offerBody)
    if (!body.ok) return body.response
    const to = offeredTo(body.data)
    if (!to.ok) return refuseFields(context, to.faults)
    const { carId, services, handPrice, price, message, holdsCar, isBrought } = body.data
    const rental = { ...searchFrom(body.data), hasCheckedDocuments: true }
    const elsewhere = refuseRentalElsewhere(context, rental)
    if (elsewhere) return elsewhere
    const until = endOf(body.data, now())
    if (!until) return refuseFields(context, [{ path: 'until', code: 'not_a_time' }])
    const { couponCodes } = rental
    const result = await makeOffer(
      bookings,
      {
        to: to.person,
        rental,
        carId,
        services,
        couponCodes,
        handPrice: handPrice ?? null,
        seenTotal: price,
        message,
        holdsCar,
        isBrought,
        until,
      },
      context.get('staff'),
    )
    if (result.kind === 'invalid')
      return refuseFields(context, wordFaults(result.faults, texts, requestLocale(context)))
    if (result.kind !== 'made') return refuse(context, 'selling', result.kind, 409)
    const { id, linkSeed } = result
    const made = {
      id,
      price: eurosFromCents(result.price),
      until: labelText(until),
      email: to.person.email,
      link: offerLink(bookings, { linkSeed, language: to.person.language }),
    }
    return answer(context, 'POST /offers', made, { status: 201 })
  })

  app.get('/offers/:id{[0-9]{1,9}}', async (context) => {
    const found = await readOffer(db, requestedId(context), now())
    if (!found) return refuse(context, 'selling', 'unknown_offer', 404)
    return answer(context, 'GET /offers/:id', presentOfferPage(bookings, found, requestLocale(context)))
  })

  app.post('/offers/:id{[0-9]{1,9}}/withdraw', async (context) => {
    const result = await withdrawOffer(db, requestedId(context), context.get('staff'))
    if (result.ok) return answer(context, 'POST /offers/:id/withdraw', { status: 'withdrawn' })
    return refuse(context, 'selling', result.code, result.code === 'unknown_offer' ? 404 : 409)
  })

  app.post('/offers/:id{[0-9]{1,9}}/take', async (context) => {
    const body = await readBody(context, takeOfferBody)
    if (!body.ok) return body.response
    const found = await readOffer(db, requestedId(context), now())
    if (!found) return refuse(context, 'selling', 'unknown_offer', 404)
    const typed = registerBody.shape.client.safeParse(body.data.client, { reportInput: true })
    if (!typed.success) return refuseFields(context, atClient(fieldErrors(typed.error)))
    const { hold, clientId = null, price } = body.data
    const form = {
      client: withoutNulls(typed.data),
      language: typed.data.language ?? found.offer.language,
      seenTotal: price,
      hold,
      clientId,
    }
    const result = await takeOfferByStaff(bookings, found, form, context.get('staff'))
    if (result.kind !== 'registered') return refuseTaking(context, result, texts)
    const made = presentTakenDown(result.booking, form.client.email)
    return answer(context, 'POST /offers/:id/take', made, { status: 201 })
  })

  return app
}

type OfferBody = z.output<typeof offerBody>

/** Six in the evening of some day, or the moment that was typed. */
function endOf({ until, rentDate }: OfferBody, now: Date): Date | undefined {
  if (typeof until === 'number') return instantOf(until)
  const pickUp = instantOf(rentDate)
  return pickUp && offerExpiry(now, until, pickUp)
}

/** A name, and an address or a number, will do. */
function offeredTo(body: OfferBody): { ok: true; person: OfferedTo } | { ok: false; faults: ClientFault[] } {
  const faults: ClientFault[] = []
  const read = (
    name: 'firstName' | 'lastName' | 'email' | 'phone',
    parse: (text: string) => string | undefined,
  ) => {
    const value = body[name] === '' ? undefined : parse(body[name])
    if (body[name] !== '' && value === undefined) faults.push({ path: `client.${name}`, code: 'format' })
    return value
  }
  const [firstName, lastName] = [read('firstName', parsePersonName), read('lastName', parsePersonName)]
  const [email, phone] = [read('email', parseEmail), read('phone', parsePhone)]
  if (body.firstName === '') faults.push({ path: 'client.firstName', code: 'required' })
  if (body.lastName === '') faults.push({ path: 'client.lastName', code: 'required' })
  if (body.email === '' && body.phone === '') faults.push({ path: 'client.phone', code: 'required' })
  if (firstName === undefined || lastName === undefined || faults.length > 0) return { ok: false, faults }
  return {
    ok: true,
    person: {
      firstName,
      lastName,
      email: email ?? null,
      phone: phone ?? null,
      language: body.language,
      clientId: body.clientId ?? null,
    },
  }
}

const atClient = (errors: ReturnType<typeof fieldErrors>) =>
  errors.map((error) => ({ ...error, path: `client.${error.path}` }))

/** What is empty on the wire is not there inside. */
function withoutNulls(typed: z.output<typeof registerBody>['client']): ClientForm {
  const clean = (value: object) =>
    Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== null))
  return {
    ...clean(typed),
    additionalDrivers: typed.additionalDrivers?.map((driver) => clean(driver)),
  }
}

function refuseTaking(
  context: StaffRequest,
  result: Exclude<OfferTaken, { kind: 'registered' }>,
  texts: StaffDependencies['texts'],
): Response {
  switch (result.kind) {
    case 'invalid':
      return refuseFields(context, wordFaults(result.faults, texts, requestLocale(context)))
    case 'price_changed':
      return refuse(context, 'selling', result.kind, 409, { quote: presentQuote(result.quote) })
    case 'idempotency_key_reused':
      return refuse(context, 'selling', 'offer_closed', 409)
    case 'banned':
      return refuse(context, 'people', 'banned', 409)
    default:
      return refuse(context, 'selling', result.kind, 409)
  }
}
