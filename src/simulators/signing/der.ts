/** As much of ASN.1's distinguished encoding as a certificate and an answer about it need. */

function tagged(tag: number, ...contents: Uint8Array[]): Buffer {
  const content = Buffer.concat(contents)
  return Buffer.concat([Buffer.from([tag, ...lengthOf(content.length)]), content])
}

function lengthOf(length: number): number[] {
  if (length < 0x80) return [length]
  const bytes = length < 0x100 ? [length] : [length >> 8, length & 0xff]
  return [0x80 | bytes.length, ...bytes]
}

export const sequence = (...items: Uint8Array[]): Buffer => tagged(0x30, ...items)
export const set = (...items: Uint8Array[]): Buffer => tagged(0x31, ...items)
export const explicit = (number: number, content: Uint8Array): Buffer => tagged(0xa0 | number, content)
export const implicit = (number: number, content: Uint8Array): Buffer => tagged(0x80 | number, content)
export const enumerated = (value: number): Buffer => tagged(0x0a, Buffer.from([value]))
export const boolean = (value: boolean): Buffer => tagged(0x01, Buffer.from([value ? 0xff : 0]))
export const octets = (content: Uint8Array): Buffer => tagged(0x04, content)
export const utf8 = (text: string): Buffer => tagged(0x0c, Buffer.from(text))
export const printable = (text: string): Buffer => tagged(0x13, Buffer.from(text, 'latin1'))

export const bits = (content: Uint8Array, unused = 0): Buffer => tagged(0x03, Buffer.from([unused]), content)

/** Big-endian and not negative: a leading high bit gets a zero before it, other zeros are dropped. */
export function integer(bytes: Uint8Array): Buffer {
  const start = bytes.findIndex((byte) => byte !== 0)
  const kept = start < 0 ? Buffer.from([0]) : bytes.subarray(start)
  return (kept[0] ?? 0) >= 0x80 ? tagged(0x02, Buffer.from([0]), kept) : tagged(0x02, kept)
}

export function oid(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number)
  return tagged(0x06, Buffer.from([first * 40 + second, ...rest.flatMap(base128)]))
}

function base128(value: number): number[] {
  const digits = [value & 0x7f]
  for (let left = value >>> 7; left > 0; left >>>= 7) digits.unshift(0x80 | (left & 0x7f))
  return digits
}

/** Two digits of the year until 2049, four from then on. */
export const time = (instant: Date): Buffer =>
  instant.getUTCFullYear() < 2050
    ? tagged(0x17, Buffer.from(digitsOf(instant).slice(2)))
    : generalizedTime(instant)

export const generalizedTime = (instant: Date): Buffer => tagged(0x18, Buffer.from(digitsOf(instant)))

const digitsOf = (instant: Date): string => `${instant.toISOString().replaceAll(/[-:T]/g, '').slice(0, 14)}Z`
