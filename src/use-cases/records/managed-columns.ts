import type { RecordBody } from '../../contract/records/record-schema.ts'
import type { ResourceName } from '../../contract/records/resource.ts'
import { CONSENT_EDITION } from '../../domain/people/consent.ts'
import { newTokenSecret } from '../sign-in/accounts.ts'
import { hashPassword } from '../sign-in/password.ts'

type Columns = Record<string, unknown>

/** Columns that follow from more than the form. */
export async function columnsOnCreate(name: ResourceName, record: RecordBody, now: Date): Promise<Columns> {
  if (name === 'admins') return { ...(await newPassword(record)), tokenSecret: newTokenSecret() }
  // The company is one, and the database holds it under this number.
  if (name === 'company') return { id: 1 }
  if (name === 'clients') return { consentedAt: now, consentEdition: CONSENT_EDITION }
  return {}
}

/** An empty password leaves the old one; a new one ends the sessions that were opened with it. */
export async function columnsOnUpdate(name: ResourceName, record: RecordBody): Promise<Columns> {
  if (name !== 'admins') return {}
  return record.password
    ? { ...(await newPassword(record)), tokenSecret: newTokenSecret() }
    : { password: undefined }
}

const newPassword = async ({ password }: RecordBody): Promise<Columns> => ({
  password: await hashPassword(String(password)),
})
