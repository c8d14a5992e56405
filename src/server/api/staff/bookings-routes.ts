import { Hono } from 'hono'
import type { z } from 'zod'
import {
  cancelBody,
  moneyBody,
  notesBody,
  onAccountBody,
  paperBody,
  refundBody,
} from '../../../contract/staff/booking-bodies.ts'
import type { AnswerOf, EndpointName } from '../../../contract/staff/endpoints.ts'
import { exchangeBody } from '../../../contract/staff/exchange.ts'
import {
  HAND_OVER_BYTES,
  handOverBody,
  takeBackBody,
  undoBody,
} from '../../../contract/staff/hand-over-bodies.ts'
import { changeBody } from '../../../contract/staff/timeline.ts'
import type { BookingChange, SeenTerms } from '../../../domain/booking/change.ts'
import type { HouseRules } from '../../../domain/house-rules.ts'
import { eurosFromCents, negative } from '../../../domain/money.ts'
import { type ClientFault, checkDriver, type DriverForm } from '../../../domain/people/client.ts'
import { type ByStaff, PROOF_ABOVE } from '../../../domain/people/staff.ts'
import { cancelByStaff } from '../../../use-cases/booking/cancel-by-staff.ts'
import { changeBooking, previewChange } from '../../../use-cases/booking/change/change-booking.ts'
import type { ChangeFault, PlanFault } from '../../../use-cases/booking/change/plan-change.ts'
import { confirmBooking } from '../../../use-cases/booking/confirm-booking.ts'
import { editNotes } from '../../../use-cases/booking/edit-notes.ts'
import { liftHold } from '../../../use-cases/booking/lift-hold.ts'
import { renewLink } from '../../../use-cases/booking/renew-link.ts'
import { resendLink } from '../../../use-cases/booking/resend-link.ts'
import type { Refused } from '../../../use-cases/booking/staff-action.ts'
import { putOnAccount } from '../../../use-cases/company-accounts/put-on-account.ts'
import { exchangeCar } from '../../../use-cases/hand-over/exchange-car.ts'
import { handOver } from '../../../use-cases/hand-over/hand-over.ts'
import { takeBack } from '../../../use-cases/hand-over/take-back.ts'
import { undoExchange } from '../../../use-cases/hand-over/undo-exchange.ts'
import { undoHandOver } from '../../../use-cases/hand-over/undo-hand-over.ts'
import { undoTakeBack } from '../../../use-cases/hand-over/undo-take-back.ts'
import { issuePaper } from '../../../use-cases/papers/issue-paper.ts'
import { coverFromDeposit } from '../../../use-cases/payment/cover-from-deposit.ts'
import { recordMoney } from '../../../use-cases/payment/record-money.ts'
import { refundBooking } from '../../../use-cases/payment/refund-booking.ts'
import type { JsonLimits } from '../read-json.ts'
import { requestLocale, type Texts } from '../request-context.ts'
import { wordFaults } from '../word-faults.ts'
import { staleProof } from './fresh-proof.ts'
import { presentExchange } from './present-exchanges.ts'
import { presentChange, presentTerms } from './present-timeline.ts'
import { refuseOvertaken } from './refuse-overtaken.ts'
import { refuseFarCar, refuseTakenCar } from './refuse-taken-car.ts'
import type { StaffDependencies } from './staff-dependencies.ts'
import {
  answer,
  readBody,
  refuse,
  refuseFields,
  requestedId,
  type StaffContext,
  type StaffRequest,
} from './staff-request.ts'

type Code = Parameters<typeof refuse<'bookings'>>[2]
/** A change is tried before it is made, and refused by other reasons. */
type Call = Exclude<
  Extract<EndpointName, `POST /bookings/:id/${string}`>,
  | 'POST /bookings/:id/change'
  | 'POST /bookings/:id/presence'
  | 'POST /bookings/:id/signing-link'
  | 'POST /bookings/:id/signature'
  | 'POST /bookings/:id/signed-paper'
  | 'POST /bookings/:id/money/:entryId/undo'
>
type Outcome<Name extends Call> = Promise<AnswerOf<Name> | Refused<Code>>
type Work<Name extends Call, Body> = (id: number, body: Body, staff: ByStaff) => Outcome<Name>

/** Two drawings in one body. */
const SIGNED_ON_SCREEN: JsonLimits = { bytes: HAND_OVER_BYTES, values: 2_000 }

/** A booking's page, and what staff do with a booking. */
export function bookingsRoutes(deps: StaffDependencies): Hono<StaffContext> {
  const { bookings, handOvers, payments, papers, letters, texts } = deps
  const app = new Hono<StaffContext>()

  const respond = async <Name extends Call>(context: StaffRequest, call: Name, outcome: Outcome<Name>) => {
    const done = await outcome
    if (!isRefused(done)) return answer(context, call, done)
    const { code, path, more } = done
    if (code === 'unknown_booking') return refuse(context, 'bookings', code, 404)
    if (code === 'above_limit') return refuse(context, 'bookings', code, 403)
    if (path === undefined) return refuse(context, 'bookings', code, 409, more)
    return refuse(context, 'bookings', code, 422, { errors: [{ path, code }] })
  }
  const verb = <Name extends Call>(call: Name, work: (id: number, staff: ByStaff) => Outcome<Name>) =>
    app.post(pathOf(call), (context) =>
      respond(context, call, work(requestedId(context), context.get('staff'))),
    )
  const verbWith = <Name extends Call, Schema extends z.ZodType>(
    call: Name,
    schema: Schema,
    work: Work<Name, z.output<Schema>>,
    limits?: JsonLimits,
  ) =>
    app.post(pathOf(call), async (context) => {
      const body = await readBody(context, schema, limits)
      if (!body.ok) return body.response
      const stale = sumIn(body.data) > PROOF_ABOVE ? staleProof(context, deps) : undefined
      if (stale) return stale
      return respond(context, call, work(requestedId(context), body.data, context.get('staff')))
    })

  /** Whether so much becomes due or goes back that a session alone is not enough. */
  const movesMuch = async (context: StaffRequest, change: BookingChange): Promise<boolean> => {
    const tried = await previewChange(bookings, requestedId(context), change, context.get('staff'))
    return tried.kind === 'changed' && Math.abs(tried.price - tried.previousPrice) > PROOF_ABOVE
  }

  app.post('/bookings/:id{[0-9]{1,9}}/change', async (context) => {
    const body = await readBody(context, changeBody)
    if (!body.ok) return body.response
    const { isTrial, isBrought, upgrade, previous, ...wanted } = body.data
    const { rentDate: rentAt, returnDate: returnAt, ...rest } = wanted
    const drivers = checkDrivers(rest.additionalDrivers, bookings.catalogue.current.rules)
    if (!drivers.ok) return refuseFields(context, drivers.faults)
    const change = { ...rest, ...drivers.told, rentAt, returnAt, isUpgrade: upgrade !== undefined }
    const stale = isTrial ? undefined : staleProof(context, deps)
    if (stale && (await movesMuch(context, change))) return stale
    const make = isTrial ? previewChange : changeBooking
    const result = await make(bookings, requestedId(context), change, {
      ...context.get('staff'),
      isBrought,
      upgrade,
      previous: previous && seenTerms(previous),
    })
    if (result.kind === 'changed')
      return answer(context, 'POST /bookings/:id/change', presentChange(result, isTrial))
    if (result.kind === 'changed_meanwhile')
      return refuseOvertaken(context, bookings.db, 'bookings', presentTerms(result.terms))
    if (result.kind === 'car_taken') return refuseTakenCar(context, result)
    if (result.kind === 'car_too_far') return refuseFarCar(context, bookings.catalogue.current, result)
    if (result.kind === 'not_found') return refuse(context, 'timeline', 'not_found', 404)
    return refuseChange(context, result.faults, texts)
  })

  verb('POST /bookings/:id/confirm', (id, staff) => confirmBooking(bookings, id, staff))
  verbWith('POST /bookings/:id/put-on-account', onAccountBody, (id, { reason }, staff) =>
    putOnAccount(bookings, id, reason, staff),
  )
  verb('POST /bookings/:id/lift-hold', (id, staff) => liftHold(bookings, id, staff))
  verb('POST /bookings/:id/resend-link', (id, staff) => resendLink(bookings, letters, id, staff))
  verb('POST /bookings/:id/renew-link', (id, staff) => renewLink(bookings, letters, id, staff))
  verb('POST /bookings/:id/use-deposit', async (id, staff) =>
    inEuros(await coverFromDeposit(payments, id, staff)),
  )
  verbWith('POST /bookings/:id/money', moneyBody, (id, { direction, amount, ...seen }, staff) =>
    recordMoney(payments, id, { ...seen, amount: direction === 'in' ? amount : negative(amount) }, staff),
  )
  verbWith('POST /bookings/:id/refund', refundBody, async (id, wanted, staff) =>
    inEuros(await refundBooking(payments, id, wanted, staff)),
  )
  verbWith('POST /bookings/:id/cancel', cancelBody, async (id, wanted, staff) =>
    inEuros(await cancelByStaff(payments, id, wanted, staff)),
  )
  verbWith('POST /bookings/:id/notes', notesBody, (id, wanted, staff) =>
    editNotes(bookings, id, wanted, staff),
  )
  verbWith(
    'POST /bookings/:id/hand-over',
    handOverBody,
    (id, wanted, staff) => handOver(handOvers, id, wanted, staff),
    SIGNED_ON_SCREEN,
  )
  verbWith(
    'POST /bookings/:id/take-back',
    takeBackBody,
    async (id, wanted, staff) => inEuros(await takeBack(handOvers, id, wanted, staff)),
    SIGNED_ON_SCREEN,
  )
  verbWith('POST /bookings/:id/exchange', exchangeBody, async (id, wanted, staff) =>
    presentExchange(await exchangeCar(handOvers, id, wanted, staff)),
  )
  verbWith('POST /bookings/:id/undo-exchange', undoBody, (id, wanted, staff) =>
    undoExchange(bookings, id, wanted, staff),
  )
  verbWith('POST /bookings/:id/undo-hand-over', undoBody, (id, wanted, staff) =>
    undoHandOver(bookings, id, wanted, staff),
  )
  verbWith('POST /bookings/:id/undo-take-back', undoBody, (id, wanted, staff) =>
    undoTakeBack(bookings, id, wanted, staff),
  )
  verbWith('POST /bookings/:id/papers', paperBody, (id, { kind }, staff) =>
    issuePaper(papers, id, kind, staff),
  )
  return app
}

const seenTerms = ({
  rentDate,
  returnDate,
  ...rest
}: z.output<typeof changeBody>['previous'] & object): SeenTerms => ({
  ...rest,
  rentAt: rentDate,
  returnAt: returnDate,
  services: rest.services?.toSorted((a, b) => a.id - b.id),
})

/** As at the order, but for their age: whoever is at the desk judges that by the day of the pick-up. */
function checkDrivers(typed: readonly DriverForm[] | undefined, { leastAge }: HouseRules) {
  const faults: ClientFault[] = []
  const additionalDrivers = typed?.map((driver, place) =>
    checkDriver(driver, `additionalDrivers.${place}.`, { pickUpDay: undefined, leastAge }, faults),
  )
  return faults.length > 0
    ? ({ ok: false, faults } as const)
    : ({ ok: true, told: { additionalDrivers } } as const)
}

/** Nothing that was sent is wrong: the booking has got too far. */
const SETTLED: ReadonlySet<ChangeFault> = new Set(['cancelled', 'returned', 'handed_over'])

function refuseChange(context: StaffRequest, found: readonly PlanFault[], texts: Texts): Response {
  const code = found[0]?.code ?? 'not_a_time'
  const faults = found.filter(({ path }) => path !== '').map(onTheWire)
  const errors = wordFaults(faults, texts, requestLocale(context))
  const detail = errors.find((error) => error.code === code)?.detail
  return refuse(context, 'timeline', code, SETTLED.has(code) ? 409 : 422, {
    errors,
    ...(detail ? { detail } : {}),
  })
}

/** What the domain calls `rentAt`, a count of minutes, is on the wire the text `rentDate`. */
const onTheWire = <Fault extends { path: string }>(fault: Fault): Fault => ({
  ...fault,
  path: fault.path.replace(/^(rent|return)At$/, '$1Date'),
})

/** The money that a body moves, where it names any: an amount, or what is charged for being late. */
function sumIn(body: unknown): number {
  if (typeof body !== 'object' || body === null) return 0
  if ('amount' in body) return Number(body.amount)
  return 'late' in body ? sumIn(body.late) : 0
}

const pathOf = (call: Call) => call.slice('POST '.length)

const isRefused = (outcome: { kind: string }): outcome is Refused<Code> => outcome.kind === 'refused'

/** Every number of these outcomes is money. */
function inEuros<Outcome extends { kind: string }>(outcome: Outcome): Outcome {
  const entries = Object.entries(outcome).map(([name, value]) => [
    name,
    typeof value === 'number' ? eurosFromCents(value) : value,
  ])
  return Object.fromEntries(entries) as Outcome
}
