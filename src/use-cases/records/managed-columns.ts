import type { ResourceName } from '../../contract/records/resource.ts'
import { CONSENT_EDITION } from '../../domain/people/consent.ts'
import { newTokenSecret, unknownPassword } from '../sign-in/accounts.ts'

type Columns = Record<string, unknown>

/** Columns that follow from more than the form. */
export async function columnsOnCreate(name: ResourceName, now: Date): Promise<Columns> {
  // The password is chosen by whoever is invited.
  if (name === 'admins') return { password: await unknownPassword(), tokenSecret: newTokenSecret() }
  // The company is one, and the database holds it under this number.
  if (name === 'company') return { id: 1 }
  if (name === 'clients') return { consentedAt: now, consentEdition: CONSENT_EDITION, isEnteredByStaff: true }
  return {}
}
