import { z } from 'zod/mini'

/** What only this tab keeps, and forgets when it is closed. */
const shapes = {
  /** What was typed about the renter and other people. */
  'booking-client': z.record(z.string(), z.string()),
  /** The key under which an order was tried: after a lost answer and a reload it finds the booking that was made. */
  'booking-key': z.object({ order: z.string(), key: z.string() }),
}
type Name = keyof typeof shapes
type Kept<Of extends Name> = z.infer<(typeof shapes)[Of]>

/** Storage may be forbidden or full; a form that forgets is better than one that breaks. */
export function keep<Of extends Name>(name: Of, value: Kept<Of>): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(value))
  } catch {}
}

export function recall<Of extends Name>(name: Of): Kept<Of> | undefined {
  try {
    const read = z.safeParse(shapes[name], JSON.parse(sessionStorage.getItem(name) ?? 'null'))
    return read.success ? (read.data as Kept<Of>) : undefined
  } catch {
    return undefined
  }
}

export function forgetBooking(): void {
  try {
    for (const name of Object.keys(shapes)) sessionStorage.removeItem(name)
  } catch {}
}
