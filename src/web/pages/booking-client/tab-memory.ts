import { record, type Shaped, text, texts } from '../../booking/shapes.ts'

const someText = text(Number.POSITIVE_INFINITY)

/** What only this tab keeps, and forgets when it is closed. */
const shapes = {
  /** What was typed about the renter and other people. */
  'booking-client': texts,
  /** The key under which an order was tried: after a lost answer and a reload it finds the booking that was made. */
  'booking-key': record({ order: someText, key: someText }),
}
type Name = keyof typeof shapes
type Kept<Of extends Name> = Shaped<(typeof shapes)[Of]>

/** Storage may be forbidden or full; a form that forgets is better than one that breaks. */
export function keep<Of extends Name>(name: Of, value: Kept<Of>): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(value))
  } catch {}
}

export function recall<Of extends Name>(name: Of): Kept<Of> | undefined {
  try {
    return shapes[name](JSON.parse(sessionStorage.getItem(name) ?? 'null')) as Kept<Of> | undefined
  } catch {
    return undefined
  }
}

export function forgetBooking(): void {
  try {
    for (const name of Object.keys(shapes)) sessionStorage.removeItem(name)
  } catch {}
}
