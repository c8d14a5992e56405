const PRIVATE = 'booking-private'
const KEY = 'booking-key'

/** Storage may be forbidden or full; a form that forgets is better than one that breaks. */
export function keepPrivate(values: Record<string, string>): void {
  write(PRIVATE, values)
}

export function recallPrivate(): Record<string, string> {
  const kept = read(PRIVATE)
  if (typeof kept !== 'object' || kept === null) return {}
  return Object.fromEntries(
    Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** The key under which an order was tried: after a lost answer and a reload it finds the booking that was made. */
export type TriedOrder = { order: string; key: string }

export function keepTried(tried: TriedOrder): void {
  write(KEY, tried)
}

export function recallTried(): TriedOrder | undefined {
  const kept = read(KEY)
  if (typeof kept !== 'object' || kept === null || !('order' in kept) || !('key' in kept)) return undefined
  const { order, key } = kept
  return typeof order === 'string' && typeof key === 'string' ? { order, key } : undefined
}

export function forgetBooking(): void {
  try {
    sessionStorage.removeItem(PRIVATE)
    sessionStorage.removeItem(KEY)
  } catch {}
}

function write(name: string, value: object): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(value))
  } catch {}
}

function read(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null')
  } catch {
    return undefined
  }
}
