import type { Database } from '../../db/client.ts'
import type { Attachment } from '../../documents/mails/mail.ts'
import type { FileStore } from '../../infra/files/file-store.ts'
import { readExtraCharge } from './read-extra-charges.ts'

const endings: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/heic': 'heic',
  'application/pdf': 'pdf',
}

/** The picture as a file with a name; undefined when there is none, or none any more. */
export async function readChargePicture(
  db: Database,
  files: Pick<FileStore, 'get'>,
  id: number,
): Promise<Attachment | undefined> {
  const charge = await readExtraCharge(db, id)
  if (!charge?.fileKey || charge.contentType === null) return undefined
  const { kind, contentType: type } = charge
  const bytes = await files.get(charge.fileKey)
  return bytes && { name: `${kind}-${id}.${endings[type] ?? 'bin'}`, type, bytes }
}
