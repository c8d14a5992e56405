import type { Newcomers } from '../newcomers.ts'
import type { Person } from '../people.ts'
import type { Random } from '../random.ts'
import { serviceIds } from '../services.ts'
import type { Plan } from './plan.ts'

const flight = { et: 'Lend', en: 'Flight', ru: 'Рейс' }
const address = {
  et: 'Auto palun hotelli ette',
  en: 'Please bring the car to the hotel',
  ru: 'Машину, пожалуйста, к гостинице',
}

/** The people at the wheel and the words that came with the booking. */
export function companyOnTheRoad(plan: Plan, person: Person, newcomers: Newcomers, random: Random) {
  const drivers = plan.services.find(({ id }) => id === serviceIds.additionalDriver)?.quantity ?? 0
  return { additionalDrivers: newcomers.besides(person, drivers), additional: wordsOf(plan, person, random) }
}

function wordsOf({ services, from }: Plan, { language, idCode }: Person, random: Random): string {
  if (services.some(({ id }) => id === serviceIds.delivery))
    return `${address[language]}: Merihobu, Sadama 99`
  const flies = from === 'airport' && idCode === undefined && random.chance(0.7)
  return flies ? `${flight[language]} ZX ${random.between(100, 999)}` : ''
}
