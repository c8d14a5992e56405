import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { photoSpots } from '../../src/domain/booking/hand-over.ts'
import { png } from './document-files.ts'
import { drawnName } from './drawings.ts'
import { type AtWork, ORIGIN } from './staff.ts'
import type { TestSystem } from './test-system.ts'

/** What the phone beside the car sends: pictures ahead, then the act with both signatures. */
export function phoneAt(system: TestSystem, staff: () => AtWork) {
  async function sendPhoto(bookingId: number, key: string, spot: string, bytes?: Uint8Array<ArrayBuffer>) {
    return system.send(`/api/admin/hand-overs/${bookingId}/photos/${key}/${spot}`, {
      method: 'PUT',
      headers: { cookie: staff().cookie, origin: ORIGIN, 'content-type': 'image/png' },
      body: bytes ?? new Uint8Array(await png()),
    })
  }
  async function sendPhotos(bookingId: number, key: string): Promise<void> {
    for (const spot of photoSpots) expect((await sendPhoto(bookingId, key, spot)).status).toBe(200)
  }
  async function signedAct(changes: object = {}) {
    const drawing = `data:image/png;base64,${Buffer.from(await drawnName()).toString('base64')}`
    return {
      accessories: [
        { kind: 'triangle', isThere: true },
        { kind: 'vest', isThere: false },
      ],
      keys: 2,
      note: 'Paagikork logiseb',
      signatures: { customer: drawing, staff: drawing },
      ...changes,
    }
  }
  return { newKey: () => randomUUID(), sendPhoto, sendPhotos, signedAct }
}
