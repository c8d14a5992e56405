import type { CarSearchAnswer, PricesByDayAnswer } from '../../../contract/visitor/answers.ts'
import type { BookingCookies } from '../../booking/booking-cookies.ts'
import { type BookingForm, bodyFromForm, searchFromForm } from '../../booking/booking-form.ts'
import { daysAround, withoutHours } from '../../booking/nearby-periods.ts'
import { type PackedAnswer, packAnswer, unpackAnswer } from './packed-answer.ts'

export type NearbyDates = PricesByDayAnswer['dates']

/** What the car step shows, wherever it was fetched from: by the server for the first view, by the browser after. */
export type CarStepData = {
  form: BookingForm
  /** The car that was chosen before, for those who come back. */
  chosenCarId: number | undefined
  /** Prices of the days around, or still on their way to the browser; empty where they could not be had. */
  nearby: NearbyDates | Promise<NearbyDates>
} & (
  | { answer: CarSearchAnswer; failure: undefined }
  /** A key of `errors` in the messages. */
  | { answer: undefined; failure: 'too_many_requests' | 'offline' | 'internal' }
)

/** As the server sends it along with the first view. */
export type SentStep = Pick<CarStepData, 'form' | 'chosenCarId'> & {
  nearby: NearbyDates
  packed: PackedAnswer
}

/** What the server has just packed: it makes the page from the same, a few requests later at most. */
const lately: { packed: PackedAnswer; answer: CarSearchAnswer }[] = []
const MOST_LATELY = 10

export function sentAnswer(answer: CarSearchAnswer): PackedAnswer {
  const packed = packAnswer(answer)
  lately.push({ packed, answer })
  if (lately.length > MOST_LATELY) lately.shift()
  return packed
}

export const stepFrom = ({ packed, ...rest }: SentStep): CarStepData => ({
  ...rest,
  answer: lately.find((one) => one.packed === packed)?.answer ?? unpackAnswer(packed),
  failure: undefined,
})

/** The times whose prices stand beside a search. */
export function nearbyForms(form: BookingForm): BookingForm[] {
  // Asked for also where the hours are within the grace: only the page knows how long that is.
  const earlier = withoutHours(form, { graceMinutes: 0 })
  return earlier ? [...daysAround(form), earlier] : daysAround(form)
}

export const nearbySearches = (form: BookingForm) =>
  nearbyForms(form).flatMap((near) => searchFromForm(near) ?? [])

const MOST_CARS = 150

/** What the browser keeps of a search: ids and prices, the cheapest cars first. */
export function cookiesOf(form: BookingForm, answer: CarSearchAnswer): BookingCookies {
  const { rentData, returnData } = answer.locations
  return {
    bookingForm: bodyFromForm(form),
    cars: answer.sortedCars.slice(0, MOST_CARS).map(({ id, price }) => [id, price]),
    coupons: answer.coupons.map(({ code, applied }) => ({ code, applied })),
    locations: { rent: rentData.id, return: returnData.id },
    rentLocation: { id: rentData.id, rentPrice: rentData.price },
    returnLocation: { id: returnData.id, returnPrice: returnData.price },
  }
}
