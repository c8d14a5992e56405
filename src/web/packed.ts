/**
 * Data as it travels in a page as one text. Its quotation marks are swapped for a sign that needs no escape where the
 * text stands, twice over, in a script; as objects the router would take every value apart for each visitor.
 */
export type Packed<_Data> = string

const swapQuotes = (text: string) => text.replace(/["`]/g, (sign) => (sign === '"' ? '`' : '"'))

export const pack = <Data>(data: Data): Packed<Data> => swapQuotes(JSON.stringify(data))
export const unpack = <Data>(packed: Packed<Data>): Data => JSON.parse(swapQuotes(packed)) as Data
