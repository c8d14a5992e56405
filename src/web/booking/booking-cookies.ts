import { z } from 'zod/mini'
import { cookieName } from '../../contract/visitor/cookie-name.ts'
import { LONGEST_CODE, MOST_CODES, splitCodes } from '../../domain/coupons/coupon-code.ts'
import { LARGEST_ID } from '../../domain/record-id.ts'
import { type BookingForm, fieldsOf } from './booking-form.ts'

/**
 * The booking on its way, kept by the visitor's browser under the names the specification gives. Ids and prices only:
 * the server reads the rest again, and what someone typed about themselves stays in the tab. Whatever cannot be read is
 * treated as absent.
 */

const id = z.int().check(z.minimum(1), z.maximum(LARGEST_ID))
const euros = z.number().check(z.minimum(0), z.maximum(1_000_000))
const text = (most: number) => z.string().check(z.maxLength(most))

const shapes = {
  bookingForm: z.object({
    rentDate: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)),
    returnDate: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)),
    gearboxType: z.enum(['AUTOMATIC', 'MANUAL', '']),
    couponCodes: z.array(text(LONGEST_CODE)).check(z.maxLength(MOST_CODES)),
    rentLocationId: id,
    returnLocationId: id,
  }),
  chosenCar: z.object({ id, price: euros }),
  chosenServices: z
    .array(z.object({ id, quantity: z.int().check(z.minimum(1), z.maximum(9)) }))
    .check(z.maxLength(50)),
  /** Nothing by which anyone could be known. */
  client: z.object({ isCompany: z.boolean() }),
  /** `[id, price]` of the cheapest cars that were found. */
  cars: z.array(z.tuple([id, euros])).check(z.maxLength(150)),
  coupons: z
    .array(z.object({ code: text(LONGEST_CODE), applied: z.boolean() }))
    .check(z.maxLength(MOST_CODES)),
  locations: z.object({ rent: id, return: id }),
  rentLocation: z.object({ id, rentPrice: euros }),
  returnLocation: z.object({ id, returnPrice: euros }),
}

export type BookingCookies = { [Name in keyof typeof shapes]?: z.infer<(typeof shapes)[Name]> }
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
    const parsed = z.safeParse(shapes[name], JSON.parse(decodeURIComponent(encoded)))
    return parsed.success ? { [name]: parsed.data } : {}
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
