import type { CarSearch } from '../../../domain/availability/car-search.ts'
import type { Period } from '../../../domain/availability/occupied-period.ts'
import type { Catalogue } from '../../../domain/catalogue.ts'
import type { BookingDependencies } from '../../../use-cases/booking/booking-dependencies.ts'
import type { FoundCars } from '../../../use-cases/search/search-cars.ts'
import type { TakenCars } from '../../../use-cases/search/taken-cars.ts'
import { Kept } from '../../kept.ts'

type Json = Uint8Array<ArrayBuffer>
type KeptAnswer = { minute: number; version: number; span: Period; taken: string; json: Json }

/** Some three hundred answers of a company with fifty cars. */
const MOST_BYTES = 24_000_000
const LONGEST_NAME = 500

/** Either the answer, or what to search with and how to keep what is found. */
type Again = {
  json?: Json
  bookings: BookingDependencies
  keep: (found: FoundCars, json: Json) => void
}

/**
 * Answers to searches, each under the very words it was asked in and for as long as it would be made again: the
 * catalogue is the same, the minute too, and the database, which is asked each time, says the same of every car.
 */
export class KeptSearches {
  readonly #answers = new Kept<KeptAnswer>(MOST_BYTES)

  async again(name: string, bookings: BookingDependencies, now: Date): Promise<Again> {
    const minute = Math.floor(now.getTime() / 60_000)
    const known = this.#answers.find(name)
    let asked: { span: Period; taken: TakenCars } | undefined
    if (known?.minute === minute && known.version === bookings.catalogue.current.version) {
      asked = { span: known.span, taken: await bookings.takenCars(known.span, now) }
      const { version, text } = asked.taken
      if (version === known.version && text === known.taken) return { json: known.json, bookings, keep }
    }
    let questions = 0
    const takenCars = async (span: Period, at: Date): Promise<TakenCars> => {
      questions++
      const taken = asked && isSame(span, asked.span) ? asked.taken : await bookings.takenCars(span, at)
      asked = { span, taken }
      return taken
    }
    return {
      bookings: { ...bookings, takenCars },
      keep: ({ catalogue: { version } }, json) => {
        // Where nothing was free other days were asked about too; where it changed meanwhile it will again.
        if (!asked || questions !== 1 || asked.taken.version !== version || name.length > LONGEST_NAME) return
        const { span, taken } = asked
        const bytes = json.length + 2 * (name.length + taken.text.length)
        this.#answers.keep(name, { minute, version, span, taken: taken.text, json }, bytes)
      },
    }
  }
}

const keep = () => undefined
const isSame = (one: Period, other: Period): boolean =>
  Number(one.from) === Number(other.from) && Number(one.to) === Number(other.to)

/** Codes count as guesses of whoever sends them; whose documents are known counts where nobody hands a key over. */
export const isForEveryone = (
  { couponCodes, rentLocationId }: CarSearch,
  { locations }: Catalogue,
): boolean => couponCodes.length === 0 && locations.get(rentLocationId)?.hasLockers !== true
