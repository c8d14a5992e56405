import type { Context } from 'hono'
import { parse, serialize } from 'hono/utils/cookie'
import { cookieName } from '../../contract/visitor/cookie-name.ts'
import { parseBookingNumber } from '../../domain/booking/booking-number.ts'
import { OPEN_DAYS } from '../../domain/booking/links.ts'
import type { RequestContext } from '../api/request-context.ts'

/** What opens one booking: the token of its private link. */
export type BookingKey = { id: number; token: string }

/** What a request says of whose browser it is. */
export type Browser = { cookies: string | undefined; isSecure: boolean }

export const browserOf = (context: Context<RequestContext>): Browser => ({
  cookies: context.req.header('cookie'),
  isSecure: context.get('isSecure'),
})

/** Of one browser: a family or a company has some bookings at once, and a request's headers have an end. */
const MOST_BOOKINGS = 10

/** One for each booking, so that several live in one browser. Over TLS no neighbouring domain can plant one. */
const nameOf = (id: number, isSecure: boolean): string => cookieName(`booking-${id}`, isSecure)

/** The token this browser holds for a booking, by the number in the address. */
export function heldToken({ cookies, isSecure }: Browser, number: string): string | undefined {
  const id = parseBookingNumber(number)
  if (id === undefined) return undefined
  const name = nameOf(id, isSecure)
  return parse(cookies ?? '', name)[name]
}

/** Every booking this browser holds, the newest first. */
export function heldKeys({ cookies, isSecure }: Browser): BookingKey[] {
  return Object.entries(parse(cookies ?? ''))
    .flatMap(([name, token]) => {
      const id = Number(/^(?:__Host-)?booking-(\d{1,9})$/.exec(name)?.[1])
      return name === nameOf(id, isSecure) ? [{ id, token }] : []
    })
    .toSorted((one, other) => other.id - one.id)
}

/** Of all bookings that it holds. */
export const heldTokens = (browser: Browser): string[] => heldKeys(browser).map(({ token }) => token)

/** Has the browser hold some more bookings; of too many the oldest are let go. */
export function cookiesToHold(browser: Browser, ...keys: BookingKey[]): string[] {
  const { isSecure } = browser
  const rules = { path: '/', httpOnly: true, sameSite: 'Lax', secure: isSecure } as const
  const others = heldKeys(browser).filter(({ id }) => keys.every((key) => key.id !== id))
  return [
    ...keys.map(({ id, token }) =>
      serialize(nameOf(id, isSecure), token, { ...rules, maxAge: OPEN_DAYS * 86_400 }),
    ),
    ...others
      .slice(Math.max(0, MOST_BOOKINGS - keys.length))
      .map(({ id }) => serialize(nameOf(id, isSecure), '', { ...rules, maxAge: 0 })),
  ]
}
