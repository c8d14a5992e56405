import type { Database } from '../../../db/client.ts'
import { recordReading } from '../../../use-cases/records/record-reading.ts'
import { requestedId, type StaffRequest } from './staff-request.ts'

type Picture = { bytes: Uint8Array; contentType: string; name?: string }

/** A private picture, shown and kept nowhere; the log says who looked at it. */
export async function pictureResponse(
  context: StaffRequest,
  db: Database,
  resource: 'extra-charges' | 'hand-over-photos',
  { bytes, contentType, name }: Picture,
): Promise<Response> {
  const recordId = requestedId(context)
  await recordReading(db, context.get('staff'), { resource, recordId, action: 'read', facts: null })
  return context.body(new Uint8Array(bytes), 200, {
    'content-type': contentType,
    'content-disposition': name === undefined ? 'inline' : `inline; filename="${name}"`,
    'cache-control': 'private, no-store',
  })
}
