import type { CustomerBooking } from '../customer-booking.ts'
import { drawnName } from '../drawings.ts'
import { ids } from '../small-company.ts'
import { stepsTaken } from '../staff-booking.ts'
import type { ModelBooking } from './model-booking.ts'
import { DAY, type Fees, label, lateFee, missingFuel, wholeMinute } from './prices.ts'
import type { Happening } from './steps.ts'
import type { Subject } from './subject.ts'
import type { TwoProcesses } from './two-processes.ts'

type Of<Kind extends Happening['kind']> = Extract<Happening, { kind: Kind }>
type AtDesk = { company: TwoProcesses; own: CustomerBooking; booking: ModelBooking }

const SOME = 1000
const FULL = 8
const HOUR = DAY / 24
let odometer = 300_000
let name: Promise<Uint8Array> | undefined

/** What staff do, and what the customer does with the contract: each is accepted exactly where the model says so. */
export async function performAtDesk(
  company: TwoProcesses,
  { own, model: booking }: Subject,
  happens: Happening,
): Promise<void> {
  const at: AtDesk = { company, own, booking }
  switch (happens.kind) {
    case 'change':
      return change(at, happens)
    case 'cash':
      return cash(at, happens)
    case 'cash back':
      return cashBack(at, happens)
    case 'refund':
      return refund(at, happens)
    case 'cancel':
      return happens.by === 'staff' ? cancelByStaff(at, happens) : cancelByCustomer(at)
    case 'tick':
      return tick(at)
    case 'hand over':
      return handOver(at)
    case 'take back':
      return takeBack(at, happens)
    case 'use deposit':
      return useDeposit(at)
    default:
  }
}

/** Sends it, and says whether it was done; the model expects the same. */
async function sent(
  { company, own }: AtDesk,
  verb: string,
  body: object,
  isExpected: boolean,
): Promise<boolean> {
  const response = await (await company.desk()).post(`/bookings/${own.id}/${verb}`, body)
  const isDone = response.status === 200
  if (isDone !== isExpected)
    company.model.surprises.push(`${verb} answered ${response.status} ${await response.text()}`)
  return isDone
}

async function change(at: AtDesk, { what }: Of<'change'>): Promise<void> {
  const { company, booking } = at
  const days = booking.days + (what === 'longer' ? 1 : -1)
  if ((what === 'longer' || what === 'shorter') && (days < 1 || days > 6)) return
  const { seats, fees, pickUp } = booking
  if (what === 'no fees for drivers' && fees.young + fees.others === 0) return
  const back = { terms: { days }, body: { returnDate: label(pickUp + days * DAY) } }
  const changed = (terms: { seats?: number; fees?: Fees }) => ({
    terms,
    body: { services: servicesOf(company, { seats, fees, ...terms }) },
  })
  const { terms, body } = {
    longer: back,
    shorter: back,
    car: { terms: { car: 3 - booking.car }, body: { carId: 3 - booking.car } },
    seat: changed({ seats: (seats + 1) % 3 }),
    'no fees for drivers': changed({ fees: { young: 0, others: 0 } }),
  }[what]
  if (await sent(at, 'change', body, company.model.mayChange(booking, terms)))
    company.model.change(booking, terms)
}

/** Staff choose all of them freely, the fees that follow from who drives too. */
const servicesOf = (company: TwoProcesses, { seats, fees }: { seats: number; fees: Fees }) =>
  [
    { id: ids.services.childSeat, quantity: seats },
    { id: company.fees.young, quantity: fees.young },
    { id: company.fees.others, quantity: fees.others },
  ].filter(({ quantity }) => quantity > 0)

async function cash(at: AtDesk, { account, amount: how }: Of<'cash'>): Promise<void> {
  const { company, booking } = at
  const due = booking.due(account)
  const amount = how === 'due' && due > 0 ? due : SOME
  const body = { account, direction: 'in', amount: amount / 100, method: 'CASH' }
  if (!(await sent(at, 'money', body, true))) return
  booking.receive({ [account]: amount })
  company.model.came(booking)
}

async function cashBack(at: AtDesk, { account, amount: how }: Of<'cash back'>): Promise<void> {
  const { booking } = at
  const held = booking.held(account)
  const amount = how === 'all' && held > 0 ? held : SOME
  const body = { account, direction: 'back', amount: amount / 100, method: 'CASH' }
  if (await sent(at, 'money', body, amount <= held)) booking.cashBack(account, amount)
}

/** All that is owed and not on its way; what did not come through the bank is handed back. */
async function refund(at: AtDesk, { account }: Of<'refund'>): Promise<void> {
  const { company, booking } = at
  const amount = booking.toGive(account)
  const isSomething = amount > 0
  const body = { account, amount: (isSomething ? amount : SOME) / 100, byHand: 'CASH', note: '' }
  if (isSomething) {
    const byHand = booking.refunds.plan(account, amount)
    if (byHand > 0) booking.cashBack(account, byHand)
  }
  await sent(at, 'refund', body, isSomething)
  await company.bank.settled()
}

async function cancelByStaff(at: AtDesk, { fee }: Of<'cancel'>): Promise<void> {
  const { company, booking } = at
  const may =
    !booking.isCancelled && !booking.isReturned && !booking.isHandedOver && (fee ?? 0) <= booking.price
  if (may) company.model.cancel(booking, fee ?? booking.feeNow(company.model.now))
  await sent(at, 'cancel', { reason: 'Nii otsustati', fee: fee === null ? null : fee / 100 }, may)
  await company.bank.settled()
}

async function cancelByCustomer({ company, own, booking }: AtDesk): Promise<void> {
  const { model } = company
  const may =
    !booking.isCancelled && !booking.isReturned && !booking.isHandedOver && booking.pickUp > model.now
  if (may) {
    const { cancel } = await own.view()
    const fee = booking.feeNow(model.now)
    if (cancel?.fee !== fee / 100) model.surprises.push(`the page says that cancelling costs ${cancel?.fee}`)
    model.cancel(booking, fee)
  }
  const answer = await own.services.cancel(own.token, 'Muutsin meelt')
  await company.bank.settled()
  if ((answer?.kind === 'cancelled') !== may) model.surprises.push(`cancelling led to ${answer?.kind}`)
}

async function tick(at: AtDesk): Promise<void> {
  const { booking } = at
  const may = !booking.isWithoutCar || booking.isCancelled
  if (await sent(at, 'notes', { isAttentionDone: true }, may)) booking.attentions.clear()
}

/** At the agreed time, and signed before it. */
async function handOver(at: AtDesk): Promise<void> {
  const { company, own, booking } = at
  const { model } = company
  if (booking.status === 'CONFIRMED' && !booking.isCancelled && !booking.isReturned) {
    const signed = await own.signByHand(await (name ??= drawnName()))
    if (signed?.kind === 'signed') booking.status = 'SIGNED'
    else model.surprises.push(`signing led to ${signed?.kind}`)
  }
  if (booking.status === 'SIGNED') company.setTime(Math.max(model.now, booking.pickUp))
  const isUnderWay = booking.isHandedOver || booking.isCancelled || booking.isReturned
  // The deposit is a step of the hand-over: here a card holds it.
  const isDue = booking.due('rent') > 0
  const may = booking.status === 'SIGNED' && !isUnderWay && !isDue && model.isStanding(booking)
  const body = { at: label(model.now), odometer: ++odometer, fuel: FULL, damage: [], ...stepsTaken }
  if (await sent(at, 'hand-over', body, may)) booking.handedOverAt = wholeMinute(model.now)
}

async function takeBack(at: AtDesk, { lateHours, fuel }: Of<'take back'>): Promise<void> {
  const { company, booking } = at
  const { model } = company
  const may = booking.isHandedOver && !booking.isReturned
  if (may) company.setTime(Math.max(model.now, booking.return + lateHours * HOUR))
  const when = label(model.now)
  const fee = lateFee(booking.return, model.now, { seats: booking.seats, young: booking.fees.young })
  const late = fee > 0 ? { decision: 'charge', amount: fee / 100 } : undefined
  const body = { at: when, locationId: ids.places.office, odometer: ++odometer, fuel, damage: [], late }
  if (!(await sent(at, 'take-back', body, may))) return
  booking.lateFee = fee
  booking.isReturned = true
  booking.backAt = wholeMinute(model.now)
  if (fuel < FULL) booking.extra.propose(missingFuel(FULL - fuel))
  booking.tidy()
}

async function useDeposit(at: AtDesk): Promise<void> {
  const { company, booking } = at
  const held = booking.held('deposit')
  const may = booking.isReturned && booking.due('rent') + booking.due('deposit') > 0 && held > 0
  if (await sent(at, 'use-deposit', {}, may)) company.model.useDeposit(booking)
}
