import type { uploads } from '../db/schema/papers.ts'
import type { BookingRows } from './bookings.ts'
import specimen from './data/specimen-licence.json' with { type: 'json' }
import type { Row } from './rows.ts'

/** Keeps a private file where the server keeps those of its customers. */
export type KeepFile = (key: string, bytes: Uint8Array) => Promise<void>

const MINUTE = 60_000

/** What has been sent for the rentals that come next; somebody is still busy with the last one. */
const sent: [rental: number, side: 'front' | 'back', minutesAgo: number][] = [
  [0, 'front', 190],
  [0, 'back', 188],
  [1, 'front', 75],
  [1, 'back', 74],
  [2, 'front', 6],
]

/** Pictures of licences that wait for someone to look at them. Two are drawn, and stand for all. */
export async function waitingDocuments(
  bookings: BookingRows['bookings'],
  now: Date,
  keepFile: KeepFile,
): Promise<Row<typeof uploads>[]> {
  const coming = bookings
    .filter(({ status }) => status === 'CONFIRMED' || status === 'SIGNED')
    .filter(({ rentDate, handedOverAt, cancelledAt }) => rentDate > now && !handedOverAt && !cancelledAt)
    .toSorted((a, b) => a.rentDate.getTime() - b.rentDate.getTime())
  const rows: Row<typeof uploads>[] = []
  for (const [place, side, minutesAgo] of sent) {
    const booking = coming[place]
    if (!booking) throw new Error('the demo has too few bookings ahead')
    const fileKey = `demo-licence-${booking.id}-${side}`
    const picture = Buffer.from(specimen[side], 'base64')
    await keepFile(fileKey, picture)
    rows.push({
      bookingId: booking.id,
      driver: 0,
      kind: `licence-${side}`,
      fileKey,
      contentType: 'image/jpeg',
      size: picture.length,
      createdAt: new Date(Math.max(booking.createdAt.getTime(), now.getTime() - minutesAgo * MINUTE)),
    })
  }
  return rows
}
