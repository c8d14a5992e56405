/** Where one of a car's keys is. A key that is out keeps its hook: it comes back to it. */
export type KeyPlace = {
  id: number
  label: string
  locationId: number | null
  spot: string | null
  holder: string | null
  /** The rental whose customer has it. */
  bookingId: number | null
}

/**
 * Which keys a customer gets: those that hang where the car goes out, then those that hang elsewhere, then whatever a
 * colleague has on them; by their labels. What another customer has is not given.
 */
export function keysToGive<Key extends KeyPlace>(
  keys: readonly Key[],
  { count, locationId }: { count: number; locationId: number },
): Key[] {
  const rank = (key: KeyPlace): number => {
    if (key.locationId === locationId && key.holder === null) return 0
    if (key.locationId !== null && key.holder === null) return 1
    return key.holder === null ? 2 : 3
  }
  return keys
    .filter(({ bookingId }) => bookingId === null)
    .toSorted((a, b) => rank(a) - rank(b) || a.label.localeCompare(b.label, 'et') || a.id - b.id)
    .slice(0, count)
}

/** Which of them are back; where fewer came than went, the last ones are still with the customer. */
export function keysBack<Key extends KeyPlace>(
  keys: readonly Key[],
  { count, bookingId }: { count?: number | undefined; bookingId: number },
): Key[] {
  return keys
    .filter((key) => key.bookingId === bookingId)
    .toSorted((a, b) => a.label.localeCompare(b.label, 'et') || a.id - b.id)
    .slice(0, count)
}

/** It hangs where the car came back: on its own hook if that is there, else on none that anybody has named. */
export const hungAt = ({ locationId: home, spot }: KeyPlace, locationId: number) => ({
  bookingId: null,
  holder: null,
  locationId,
  spot: home === locationId ? spot : null,
})
