import { calendarDay, formatDay } from '../domain/calendar/wall-clock.ts'
import type { Driver } from '../domain/people/client.ts'
import { twoStageCheckDigit } from '../domain/people/two-stage-check.ts'
import data from './data/names.json' with { type: 'json' }
import { dayFrom } from './days.ts'
import { type HabitKey, habits } from './habits.ts'
import { emailOf, type Person, regulars } from './people.ts'
import type { Random } from './random.ts'

/** What people of a country are called and where they live; a share of all guests. */
type Country = {
  country: string
  weight: number
  language: Person['language']
  hasIdCode?: boolean
  phone: string
  licence: string
  women: string[]
  men: string[]
  last: string[]
  streets: string[]
  towns: string[]
}

const countries = data as Country[]

const ELDEST = dayFrom('1952-01-01')
const YOUNGEST = dayFrom('2003-12-31')

const addressOf = ({ first, last }: Pick<Person, 'first' | 'last'>) => emailOf({ first, last })

/** People who come by once or twice: enough of them that a year of rentals is not the same seventy faces. */
export class Newcomers {
  readonly #random: Random
  readonly #known = new Set(regulars.map(addressOf))
  readonly #codes = new Set(regulars.map(({ idCode }) => idCode))
  /** The next number of each country; phones, licences and codes are told apart by it. */
  readonly #numbers = new Map<Country, number>()

  constructor(random: Random) {
    this.#random = random
  }

  make(habit: HabitKey): Person {
    const random = this.#random
    const { from } = habits[habit]
    const fitting = countries.filter(({ country }) => !from || from.includes(country))
    const country = random.weighted(fitting, ({ weight }) => weight)
    const number = (this.#numbers.get(country) ?? 999) + 1
    this.#numbers.set(country, number)
    const isMan = random.chance(0.6)
    return {
      ...this.#named(isMan ? country.men : country.women, country.last),
      ...this.#identified(country.hasIdCode ?? false, isMan, number),
      licence: `${country.licence}${number}`,
      address: `${random.pick(country.streets)} ${random.between(1, 60)}, ${random.pick(country.towns)}`,
      phone: `${country.phone}${number}`,
      language: country.language,
      habit,
      note: '',
      wantsAds: random.chance(0.3),
    }
  }

  /** Nobody is called like somebody else; where most names are taken, people have two. */
  #named(firstNames: readonly string[], lastNames: readonly string[]): { first: string; last: string } {
    const random = this.#random
    for (let tries = 0; ; tries++) {
      const [one, two] = [random.pick(firstNames), random.pick(firstNames)]
      const name = { first: tries < 20 || one === two ? one : `${one}-${two}`, last: random.pick(lastNames) }
      if (this.#known.has(addressOf(name))) continue
      this.#known.add(addressOf(name))
      return name
    }
  }

  #identified(hasIdCode: boolean, isMan: boolean, number: number): { born: string } | { idCode: string } {
    const born = formatDay(calendarDay(this.#random.between(ELDEST, YOUNGEST)))
    if (!hasIdCode) return { born }
    const idCode = idCodeOf(born, isMan, number)
    if (this.#codes.has(idCode)) return this.#identified(hasIdCode, isMan, number)
    this.#codes.add(idCode)
    return { idCode }
  }

  /** Those who take turns at the wheel: mostly of the same family. */
  besides({ last, language }: Person, count: number): Driver[] {
    const random = this.#random
    const country = countries.find((each) => each.language === language) ?? random.pick(countries)
    return Array.from({ length: count }, () => ({
      firstName: random.pick([...country.women, ...country.men]),
      lastName: random.chance(0.7) ? last : random.pick(country.last),
      idCode: null,
      birthDate: formatDay(calendarDay(random.between(ELDEST, YOUNGEST))),
      drivingLicenceNumber: `X${random.between(100_000, 999_999)}`,
    }))
  }
}

/** With a serial number from 990 up, as the codes published for testing have it. */
function idCodeOf(born: string, isMan: boolean, number: number): string {
  const century = Number(born.slice(0, 2)) - 18
  const sex = 2 * century + (isMan ? 1 : 2)
  const code = `${sex}${born.slice(2).replaceAll('-', '')}99${number % 10}`
  return `${code}${twoStageCheckDigit(code)}`
}
