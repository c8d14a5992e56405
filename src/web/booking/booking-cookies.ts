import { cookieName } from '../../contract/visitor/cookie-name.ts'
import { LONGEST_CODE, MOST_CODES, splitCodes } from '../../domain/coupons/coupon-code.ts'
import { LARGEST_ID } from '../../domain/record-id.ts'
import { type BookingForm, fieldsOf } from './booking-form.ts'
import { amount, flag, list, oneOf, pair, record, type Shaped, text, whole } from './shapes.ts'

/**
 * The booking on its way, kept by the visitor's browser under the names the specification gives. Ids and prices only:
 * the server reads the rest again, and what someone typed about themselves stays in the tab. Whatever cannot be read is
 * treated as absent.
 */

const id = whole(1, LARGEST_ID)
const euros = amount(0, 1_000_000)
const label = text(16, /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)
const code = text(LONGEST_CODE)

const shapes = {
  bookingForm: record({
    rentDate: label,
    returnDate: label,
    gearboxType: oneOf('AUTOMATIC', 'MANUAL', ''),
    couponCodes: list(code, MOST_CODES),
    rentLocationId: id,
    returnLocationId: id,
  }),
  chosenCar: record({ id, price: euros }),
  chosenServices: list(record({ id, quantity: whole(1, 9) }), 50),
  /** Nothing by which anyone could be known. */
  client: record({ isCompany: flag }),
  /** `[id, price]` of the cheapest cars that were found. */
  cars: list(pair(id, euros), 150),
  coupons: list(record({ code, applied: flag }), MOST_CODES),
  locations: record({ rent: id, return: id }),
  rentLocation: record({ id, rentPrice: euros }),
  returnLocation: record({ id, returnPrice: euros }),
}

export type BookingCookies = { [Name in keyof typeof shapes]?: Shaped<(typeof shapes)[Name]> }
export type CookieName = keyof typeof shapes

export const bookingCookieNames = Object.keys(shapes) as CookieName[]

/** Reads from the Cookie header of a request, or from `document.cookie`. */
export function readBookingCookies(header: string | null, isSecure: boolean): BookingCookies {
  const found: BookingCookies = {}
  for (const pair of (header ?? '').split(/;\s*/)) {
    const [name = '', ...rest] = pair.split('=')
    const known = bookingCookieNames.find((other) => cookieName(other, isSecure) === name)
    if (known) Object.assign(found, read(known, rest.join('=')))
  }
  return found
}

function read(name: CookieName, encoded: string): object {
  try {
    const value = shapes[name](JSON.parse(decodeURIComponent(encoded)))
    return value === undefined ? {} : { [name]: value }
  } catch {
    return {}
  }
}

export function formFromCookies({ bookingForm }: BookingCookies): BookingForm | undefined {
  if (!bookingForm) return undefined
  const { gearboxType, couponCodes, rentLocationId, returnLocationId } = bookingForm
  return {
    ...fieldsOf(bookingForm),
    rentLocationId,
    returnLocationId,
    gearboxType,
    couponCodes: splitCodes(couponCodes),
  }
}
