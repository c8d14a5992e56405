/** Names in one order, so that what says the same is written the same. */
const sorted = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one, sorted) === JSON.stringify(other, sorted)

/** Nobody overwrites what they have not seen: is what they had before them still so, as far as they name it? */
export const isStillSo = (previous: object, current: object): boolean =>
  Object.entries(previous).every(
    ([name, value]) => value === undefined || isSame(value, Reflect.get(current, name)),
  )
