import type { CarSearch } from '../../domain/availability/car-search.ts'
import { addDays, type CalendarDay, formatDay, parseLabel } from '../../domain/calendar/wall-clock.ts'
import type { Gearbox } from '../../domain/catalogue.ts'
import { splitCodes } from '../../domain/coupons/coupon-code.ts'
import { isRecordId } from '../../domain/record-id.ts'

/** What someone is looking for, as the fields of the form hold it. Texts may be anything until checked. */
export type BookingForm = {
  /** `YYYY-MM-DD` and `HH:mm`, on Tallinn's clocks. */
  rentDay: string
  rentTime: string
  returnDay: string
  returnTime: string
  rentLocationId: number | undefined
  returnLocationId: number | undefined
  gearboxType: Gearbox | ''
  couponCodes: string[]
}

const FIRST_DAYS = 3
const FIRST_TIME = '10:00'

/** A search to begin from: dates and place are changed there. */
export function firstForm(placeId: number | undefined, day: CalendarDay): BookingForm {
  return {
    rentDay: formatDay(day),
    rentTime: FIRST_TIME,
    returnDay: formatDay(addDays(day, FIRST_DAYS)),
    returnTime: FIRST_TIME,
    rentLocationId: placeId,
    returnLocationId: placeId,
    gearboxType: '',
    couponCodes: [],
  }
}

/**
 * The form in an address, which calls the days `rentDate` and `returnDate`; whoever writes an address by hand may say the
 * time with them, as to the API. Without them it holds no search.
 */
export function formFromQuery(query: URLSearchParams): BookingForm | undefined {
  const [rentDate, returnDate] = [query.get('rentDate'), query.get('returnDate')]
  if (rentDate === null && returnDate === null) return undefined
  const said = fieldsOf({ rentDate: rentDate ?? '', returnDate: returnDate ?? '' })
  return {
    rentDay: said.rentDay,
    rentTime: short(query.get('rentTime') ?? said.rentTime),
    returnDay: said.returnDay,
    returnTime: short(query.get('returnTime') ?? said.returnTime),
    rentLocationId: idFrom(query.get('rentLocationId')),
    returnLocationId: idFrom(query.get('returnLocationId')),
    gearboxType: gearboxFrom(query.get('gearboxType')),
    couponCodes: splitCodes(query.getAll('couponCodes')),
  }
}

/** The search an address asks for. Without a return place it means the place where the car is taken. */
export function askedForm(query: URLSearchParams): BookingForm | undefined {
  const form = formFromQuery(query)
  return form && { ...form, returnLocationId: form.returnLocationId ?? form.rentLocationId }
}

/** The shareable address of a search, without the question mark. */
export function queryFromForm(form: BookingForm): string {
  const query = new URLSearchParams({
    rentDate: form.rentDay,
    rentTime: form.rentTime,
    returnDate: form.returnDay,
    returnTime: form.returnTime,
  })
  if (form.rentLocationId) query.set('rentLocationId', String(form.rentLocationId))
  if (form.returnLocationId) query.set('returnLocationId', String(form.returnLocationId))
  if (form.gearboxType) query.set('gearboxType', form.gearboxType)
  if (form.couponCodes.length > 0) query.set('couponCodes', form.couponCodes.join(','))
  return query.toString()
}

type Labels = { rentDate: string; returnDate: string }

/** The two fields of each moment as the one text that the API and the cookie carry. */
function labelsOf(form: BookingForm): Labels {
  return {
    rentDate: `${form.rentDay}T${form.rentTime}`,
    returnDate: `${form.returnDay}T${form.returnTime}`,
  }
}

/** And back into the fields. */
export function fieldsOf({ rentDate, returnDate }: Labels) {
  return {
    rentDay: rentDate.slice(0, 10),
    rentTime: rentDate.slice(11),
    returnDay: returnDate.slice(0, 10),
    returnTime: returnDate.slice(11),
  }
}

/** As the domain counts; undefined while it is no time. */
export function minutesOf(form: BookingForm) {
  const { rentDate, returnDate } = labelsOf(form)
  return { rentAt: parseLabel(rentDate), returnAt: parseLabel(returnDate) }
}

/** The body of `POST /api/booking/cars`, and the larger part of that of `/register`. */
export function bodyFromForm(form: BookingForm) {
  return {
    ...labelsOf(form),
    gearboxType: form.gearboxType,
    couponCodes: form.couponCodes,
    rentLocationId: form.rentLocationId ?? 0,
    returnLocationId: form.returnLocationId ?? 0,
  }
}

/** The search for the services in process; undefined when a field is missing or no time. */
export function searchFromForm(form: BookingForm): CarSearch | undefined {
  const { rentAt, returnAt } = minutesOf(form)
  const { rentLocationId, returnLocationId, couponCodes, gearboxType } = form
  if (rentAt === undefined || returnAt === undefined || !rentLocationId || !returnLocationId) return undefined
  return {
    rentAt,
    returnAt,
    rentLocationId,
    returnLocationId,
    couponCodes,
    gearbox: gearboxType || undefined,
  }
}

const short = (text: string | null) => (text ?? '').slice(0, 10)

function idFrom(text: string | null): number | undefined {
  const id = Number(text)
  return isRecordId(id) ? id : undefined
}

function gearboxFrom(text: string | null): Gearbox | '' {
  return text === 'AUTOMATIC' || text === 'MANUAL' ? text : ''
}
