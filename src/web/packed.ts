/**
 * Data as it travels in a page as one text. Its quotation marks are swapped for a sign that needs no escape where the
 * text stands, twice over, in a script; as objects the router would take every value apart for each visitor.
 */
export type Packed<_Data> = string

const QUOTE = '"'
const SIGN = '`'

/** Hardly any text has both. */
const swap = (text: string, from: string, to: string) =>
  text.includes(to) ? text.replace(/["`]/g, (sign) => (sign === from ? to : from)) : text.replaceAll(from, to)

export const pack = <Data>(data: Data): Packed<Data> => swap(JSON.stringify(data), QUOTE, SIGN)
export const unpack = <Data>(packed: Packed<Data>): Data => JSON.parse(swap(packed, SIGN, QUOTE)) as Data
