import type { Bookings, ExtraCharges, HandOvers } from './calls/bookings.ts'
import type { Fleet, Timeline, Trips } from './calls/fleet.ts'
import type { House, Post } from './calls/house.ts'
import type { Bank, Money } from './calls/money.ts'
import type { People, Records, SignIn, Troubles } from './calls/people.ts'
import type { Offers, Phone, Prices } from './calls/selling.ts'

/**
 * Every call of the staff's API: what is sent, and what comes back. The screens ask and the routes answer by the names
 * of this table, so that neither can leave out what the other counts on. Files and refusals are not in it.
 */
export type StaffEndpoints = SignIn &
  Troubles &
  Bookings &
  HandOvers &
  ExtraCharges &
  Bank &
  Phone &
  Offers &
  Timeline &
  Trips &
  Post &
  Prices &
  House &
  Fleet &
  Money &
  People &
  Records

export type EndpointName = keyof StaffEndpoints
export type AnswerOf<Name extends EndpointName> = StaffEndpoints[Name]['answer']
