/**
 * Reads what was once written to a cookie or kept by a tab, and may since have become anything: undefined unless it is
 * of the shape. Pages carry these few lines instead of a library that can say much more.
 */
export type Shape<Value> = (value: unknown) => Value | undefined
export type Shaped<Of> = Of extends Shape<infer Value> ? Value : never

export const text =
  (most: number, form?: RegExp): Shape<string> =>
  (value) =>
    typeof value === 'string' && value.length <= most && (form?.test(value) ?? true) ? value : undefined

export const amount =
  (least: number, most: number): Shape<number> =>
  (value) =>
    typeof value === 'number' && value >= least && value <= most ? value : undefined

export const whole =
  (least: number, most: number): Shape<number> =>
  (value) =>
    Number.isInteger(value) ? amount(least, most)(value) : undefined

export const flag: Shape<boolean> = (value) => (typeof value === 'boolean' ? value : undefined)

export const oneOf =
  <const Value extends string>(...values: Value[]): Shape<Value> =>
  (value) =>
    values.find((one) => one === value)

export const list =
  <Value>(of: Shape<Value>, most: number): Shape<Value[]> =>
  (value) => {
    if (!Array.isArray(value) || value.length > most) return undefined
    const read = value.map(of)
    return isWhole(read) ? read : undefined
  }

export const pair =
  <One, Other>(one: Shape<One>, other: Shape<Other>): Shape<[One, Other]> =>
  (value) => {
    if (!Array.isArray(value) || value.length !== 2) return undefined
    const read = [one(value[0]), other(value[1])]
    return isWhole(read) ? (read as [One, Other]) : undefined
  }

type Fields<Shapes> = { [Name in keyof Shapes]: Shaped<Shapes[Name]> }

/** Fields that it does not name are left out. */
export const record =
  <Shapes extends Record<string, Shape<unknown>>>(shapes: Shapes): Shape<Fields<Shapes>> =>
  (value) => {
    if (!isObject(value)) return undefined
    const read = Object.entries(shapes).map(([name, shape]) => [name, shape(value[name])] as const)
    return isWhole(read.map(([, part]) => part)) ? (Object.fromEntries(read) as Fields<Shapes>) : undefined
  }

export const texts: Shape<Record<string, string>> = (value) =>
  isObject(value) && Object.values(value).every((part) => typeof part === 'string')
    ? (value as Record<string, string>)
    : undefined

function isWhole<Value>(parts: readonly (Value | undefined)[]): parts is Value[] {
  return !parts.includes(undefined)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
