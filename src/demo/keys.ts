/** The keys of a table in the order they are written in. */
export function keysOf<T extends object>(table: T): (keyof T & string)[] {
  return Object.keys(table).filter((key): key is keyof T & string => key in table)
}

/** The key an id is written under. */
export function keyOf<T extends Record<string, number>>(ids: T, id: number): keyof T & string {
  const key = keysOf(ids).find((each) => ids[each] === id)
  if (key === undefined) throw new RangeError(`no key for ${id}`)
  return key
}
