import { cents } from './money.ts'

/** What the conditions promise in figures and nothing else in the domain counts with. Every sentence takes them from here. */
export const terms = {
  /** Kilometres in the price of a day, counted over the whole rental; of a month with a long-term offer. */
  kilometresPerDay: 200,
  kilometresPerMonth: 3000,
  extraKilometrePrice: cents(10),
  /** Within which money goes back, in working days. */
  refundWorkingDays: 5,
  /** How far an electric car is charged, out and back, in percent. */
  chargedPercent: 80,
  /** How long a driver has held the licence. */
  licenceYears: 2,
  /** Within which a complaint has an answer. */
  complaintDays: 15,
  /** After which a car that nobody brings back is told to the police. */
  missingCarHours: 24,
  /** From which on a rental is called long, from how many months on it has an offer of its own, how soon it can be ended. */
  longtermDays: 30,
  longtermOfferMonths: 3,
  longtermNoticeDays: 30,
}
