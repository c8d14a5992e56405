import type { WallMinute } from '../../domain/calendar/wall-clock.ts'
import type { HabitKey } from '../habits.ts'
import { Newcomers } from '../newcomers.ts'
import { type Person, regulars } from '../people.ts'
import type { Random } from '../random.ts'

type Stay = { from: WallMinute; to: WallMinute }

const REGULAR = 0.4
const BACK_AGAIN = 0.4
/** In a year: a company drives often, a neighbour now and then, a guest from far away once or twice. */
const mostVisits = ({ company, idCode }: Person) => (company ? 20 : idCode === undefined ? 2 : 8)

/** Everyone who has ever rented, and who of them is on the road when. */
export class Clientele {
  readonly people: Person[] = [...regulars]
  readonly newcomers: Newcomers
  readonly #random: Random
  readonly #stays = new Map<number, Stay[]>()
  readonly #byHabit = new Map<HabitKey, number[]>()

  constructor(random: Random) {
    this.#random = random
    this.newcomers = new Newcomers(random)
    for (const [index, { habit }] of regulars.entries()) this.#ofHabit(habit).push(index)
  }

  personAt(index: number): Person {
    const person = this.people[index]
    if (!person) throw new RangeError(`nobody is number ${index}`)
    return person
  }

  named(last: string): number {
    const index = this.people.findIndex((person) => person.last === last)
    if (index < 0) throw new Error(`nobody of the demo is called ${last}`)
    return index
  }

  /** Somebody who rents like this and is not on the road already. */
  someone(habit: HabitKey, stay: Stay): number {
    const known = this.#ofHabit(habit)
    const asked = this.#random.chance(REGULAR)
      ? known.filter((index) => index < regulars.length)
      : this.#random.chance(BACK_AGAIN)
        ? known
        : []
    const free = asked.filter((index) => this.#canCome(index, stay))
    const index = free.length > 0 ? this.#random.pick(free) : this.#newcomer(habit)
    this.goesAway(index, stay)
    return index
  }

  goesAway(index: number, stay: Stay): void {
    this.#stays.set(index, [...(this.#stays.get(index) ?? []), stay])
  }

  #newcomer(habit: HabitKey): number {
    const index = this.people.push(this.newcomers.make(habit)) - 1
    this.#ofHabit(habit).push(index)
    return index
  }

  #ofHabit(habit: HabitKey): number[] {
    const known = this.#byHabit.get(habit) ?? []
    this.#byHabit.set(habit, known)
    return known
  }

  #canCome(index: number, { from, to }: Stay): boolean {
    const stays = this.#stays.get(index) ?? []
    return (
      stays.length < mostVisits(this.personAt(index)) &&
      !stays.some((other) => other.from < to && from < other.to)
    )
  }
}
