import type { CarSearch } from '../../domain/availability/car-search.ts'
import { parseLabel } from '../../domain/calendar/wall-clock.ts'
import type { Gearbox } from '../../domain/catalogue.ts'
import { splitCodes } from '../../domain/coupons/coupon-code.ts'
import { isRecordId } from '../../domain/record-id.ts'

/** What someone is looking for, as the form, the address and the cookie hold it. Texts may be anything until checked. */
export type BookingForm = {
  /** `YYYY-MM-DD` and `HH:mm`, on Tallinn's clocks. */
  rentDate: string
  rentTime: string
  returnDate: string
  returnTime: string
  rentLocationId: number | undefined
  returnLocationId: number | undefined
  gearboxType: Gearbox | ''
  couponCodes: string[]
}

/** The form in an address. An address without dates holds no search. */
export function formFromQuery(query: URLSearchParams): BookingForm | undefined {
  if (!query.has('rentDate') && !query.has('returnDate')) return undefined
  return {
    rentDate: short(query.get('rentDate')),
    rentTime: short(query.get('rentTime')),
    returnDate: short(query.get('returnDate')),
    returnTime: short(query.get('returnTime')),
    rentLocationId: idFrom(query.get('rentLocationId')),
    returnLocationId: idFrom(query.get('returnLocationId')),
    gearboxType: gearboxFrom(query.get('gearboxType')),
    couponCodes: splitCodes(query.getAll('couponCodes')),
  }
}

/** The shareable address of a search, without the question mark. */
export function queryFromForm(form: BookingForm): string {
  const query = new URLSearchParams({
    rentDate: form.rentDate,
    rentTime: form.rentTime,
    returnDate: form.returnDate,
    returnTime: form.returnTime,
  })
  if (form.rentLocationId) query.set('rentLocationId', String(form.rentLocationId))
  if (form.returnLocationId) query.set('returnLocationId', String(form.returnLocationId))
  if (form.gearboxType) query.set('gearboxType', form.gearboxType)
  if (form.couponCodes.length > 0) query.set('couponCodes', form.couponCodes.join(','))
  return query.toString()
}

type Labels = { rentDate: string; returnDate: string }

/** The two inputs of each moment as the one text that the API and the cookie carry. */
function labelsOf(form: BookingForm): Labels {
  return {
    rentDate: `${form.rentDate}T${form.rentTime}`,
    returnDate: `${form.returnDate}T${form.returnTime}`,
  }
}

/** And back into the inputs. */
export function inputsOf({ rentDate, returnDate }: Labels) {
  return {
    rentDate: rentDate.slice(0, 10),
    rentTime: rentDate.slice(11),
    returnDate: returnDate.slice(0, 10),
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
