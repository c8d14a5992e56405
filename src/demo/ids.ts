/** The keys of a table in the order they are written in. */
export function keysOf<T extends object>(table: T): (keyof T & string)[] {
  return Object.keys(table).filter((key): key is keyof T & string => key in table)
}

/** Ids from 1 in the order the table is written in. */
export function idsOf<T extends object>(table: T): Readonly<Record<keyof T & string, number>> {
  const entries = keysOf(table).map((key, place) => [key, place + 1] as const)
  return Object.fromEntries(entries) as Record<keyof T & string, number>
}

/** The key an id is written under. */
export function keyOf<T extends Record<string, number>>(ids: T, id: number): keyof T & string {
  const key = keysOf(ids).find((each) => ids[each] === id)
  if (key === undefined) throw new RangeError(`no key for ${id}`)
  return key
}
