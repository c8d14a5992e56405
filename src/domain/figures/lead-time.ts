import type { MonthFacts } from './month-facts.ts'

/** Days from the booking to the pick-up: the first and last day of each step; the last one is open. */
const steps: readonly { from: number; to: number | null }[] = [
  { from: 0, to: 0 },
  { from: 1, to: 1 },
  { from: 2, to: 3 },
  { from: 4, to: 7 },
  { from: 8, to: 14 },
  { from: 15, to: 30 },
  { from: 31, to: 60 },
  { from: 61, to: 90 },
  { from: 91, to: null },
]

export type LeadTime = {
  steps: { from: number; to: number | null; rentals: number }[]
  /** Half of the rentals were booked later than this; null when there are none. */
  medianDays: number | null
  averageDays: number | null
}

export function leadTimeOf(leads: MonthFacts['leads']): LeadTime {
  const rentals = leads.reduce((sum, lead) => sum + lead.rentals, 0)
  const days = leads.reduce((sum, lead) => sum + lead.days * lead.rentals, 0)
  return {
    steps: steps.map(({ from, to }) => ({
      from,
      to,
      rentals: leads
        .filter((lead) => lead.days >= from && (to === null || lead.days <= to))
        .reduce((sum, lead) => sum + lead.rentals, 0),
    })),
    medianDays: medianOf(leads, rentals),
    averageDays: rentals === 0 ? null : days / rentals,
  }
}

/** With an even count the lower of the two in the middle: a whole day that really occurred. */
function medianOf(leads: MonthFacts['leads'], rentals: number): number | null {
  let passed = 0
  for (const lead of leads.toSorted((a, b) => a.days - b.days)) {
    passed += lead.rentals
    if (passed * 2 >= rentals) return lead.days
  }
  return null
}
