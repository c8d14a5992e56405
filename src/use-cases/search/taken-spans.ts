import { type SQL, sql } from 'drizzle-orm'
import type { Stay } from '../../domain/availability/whereabouts.ts'

/** Beginning; end; car and place of the beginning; place of the end and whether it is a hold. */
const BYTES = 8 + 8 + 8 + 8
const SINCE_2000_MS = Date.UTC(2000)
const TWO_TO_32 = 2 ** 32

/**
 * Spans as the database keeps them, byte by byte, in no order: writing their moments as decimals and sorting them took it
 * four times as long as finding them, and most answers are only compared with an earlier one. Numbers share what is
 * joined, because joining is what takes its time now.
 */
export const spansAsText: SQL<string> = sql<string>`coalesce(encode(string_agg(
  timestamptz_send(starts_at) || timestamptz_send(ends_at)
    || int8send(car_id::bigint << 32 | coalesce(start_location_id, 0))
    || int8send(coalesce(end_location_id, 0)::bigint << 32 | (hold_expires_at is not null)::int), ''::bytea), 'base64'), '')`

/** By car, each car's in the order of time. */
export function readSpans(text: string): Map<number, Stay[]> {
  const bytes = Buffer.from(text, 'base64')
  const stays = new Map<number, Stay[]>()
  for (let at = 0; at < bytes.length; at += BYTES) {
    const [carId, start] = [bytes.readInt32BE(at + 16), bytes.readInt32BE(at + 20)]
    const [end, hold] = [bytes.readInt32BE(at + 24), bytes.readInt32BE(at + 28)]
    const stay = {
      from: momentAt(bytes, at),
      to: momentAt(bytes, at + 8),
      places: start !== 0 && end !== 0 ? { start, end } : undefined,
      isHold: hold === 1,
    }
    const own = stays.get(carId)
    if (own) own.push(stay)
    else stays.set(carId, [stay])
  }
  for (const own of stays.values()) own.sort(byTime)
  return stays
}

export const byTime = (a: Stay, b: Stay): number =>
  a.from.getTime() - b.from.getTime() || a.to.getTime() - b.to.getTime()

/** Microseconds since the year 2000, more than 32 bits of them. */
function momentAt(bytes: Buffer, at: number): Date {
  const microseconds = bytes.readInt32BE(at) * TWO_TO_32 + bytes.readUInt32BE(at + 4)
  return new Date(SINCE_2000_MS + Math.floor(microseconds / 1000))
}
