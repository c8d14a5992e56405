import { client, registration } from '../bodies.ts'
import { CustomerBooking } from '../customer-booking.ts'
import { DAY, feesOf, label } from './prices.ts'
import type { Drivers, Happening } from './steps.ts'
import type { Subject } from './subject.ts'
import type { TwoProcesses } from './two-processes.ts'

const MONDAY = Date.UTC(2026, 10, 16, 8)
const young = '2004-05-05'
const driver = (birthDate: string) => ({
  firstName: 'Kai',
  lastName: 'Kask',
  birthDate,
  drivingLicenceNumber: 'ET654321',
})
const people: Record<Drivers, object> = {
  one: {},
  'a young one': { idCode: '', birthDate: young },
  'one and two others': { additionalDrivers: [driver('1986-01-01'), driver('1987-01-01')] },
  'one and a young one': { additionalDrivers: [driver(young)] },
}

/** Accepted exactly where the model says so, at the price that the model says; nobody chooses the fees. */
export async function register(
  { model, system }: TwoProcesses,
  subjects: Subject[],
  { car, week, days, drivers }: Omit<Extract<Happening, { kind: 'register' }>, 'kind'>,
): Promise<void> {
  const pickUp = MONDAY + week * 7 * DAY
  const body = registration({
    car: { id: car },
    rentDate: label(pickUp),
    returnDate: label(pickUp + days * DAY),
    client: client(people[drivers]),
  })
  const may = model.mayRegister(car, pickUp, days)
  const response = await system.post('/api/booking/register', body)
  const answer = (await response.json()) as {
    id: number
    number: string
    price: number
    links: Record<string, string>
  }
  if ((response.status === 201) !== may) model.surprises.push(`registering answered ${response.status}`)
  if (response.status !== 201) return
  const booked = model.register(answer.id, answer.number, { car, pickUp, days, fees: feesOf(drivers) })
  const token = new URL(answer.links.documents ?? '', 'http://autorent.test').searchParams.get('token') ?? ''
  if (Math.round(answer.price * 100) !== booked.price) model.surprises.push(`the price is ${answer.price}`)
  const own = new CustomerBooking(system, answer.id, token)
  subjects.push({ own, model: booked, number: answer.number, orders: [] })
}
