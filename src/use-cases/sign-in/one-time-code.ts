import { createHmac, timingSafeEqual } from 'node:crypto'

/** The codes of authenticator apps: RFC 6238 with what every app takes for granted, six digits each half-minute. */
const STEP_SECONDS = 30
const DIGITS = 6
/** Phones are not quite on time: the code before and after are as good. */
const DRIFT = [0, -1, 1]

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('')
}

function fromBase32(text: string): Uint8Array {
  const bits = Array.from(text, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2))
}

export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / STEP_SECONDS)

export function codeAt(secret: string, step: number): string {
  const counter = new Uint8Array(8)
  new DataView(counter.buffer).setBigUint64(0, BigInt(step))
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 15
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

/** The half-minute a code belongs to, if it is a good one that is newer than the last that was taken. */
export function stepOfCode(
  secret: string,
  code: string,
  lastStep: number | null,
  now: Date,
): number | undefined {
  const typed = code.replace(/\s+/g, '')
  const current = stepAt(now)
  return DRIFT.map((drift) => current + drift).find(
    (step) => step > (lastStep ?? 0) && isSame(codeAt(secret, step), typed),
  )
}

function isSame(code: string, typed: string): boolean {
  return (
    typed.length === code.length &&
    timingSafeEqual(
      Buffer.from(code),
      Buffer.from(
        typed
          .padEnd(DIGITS)
          .slice(0, DIGITS)
          .replace(/[^0-9]/g, 'x'),
      ),
    )
  )
}

/** What the app reads from the picture. */
export function setUpAddress(secret: string, email: string): string {
  const query = new URLSearchParams({ secret, issuer: 'Autorent' })
  return `otpauth://totp/${encodeURIComponent(`Autorent:${email}`)}?${query}`
}
