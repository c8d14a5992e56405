import type { PublicKeyCredentialCreationOptionsJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { violatedConstraint } from '../../db/violated-constraint.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import { recordChange } from '../records/record-change.ts'
import { CHALLENGE_MINUTES, keepChallenge, type RelyingParty, takeChallenge } from './passkey-challenge.ts'

const { staffPasskeys: passkeys } = schema

/** Half a megabyte that a start need not read: few people sign in a day. */
export const webauthn = () => import('@simplewebauthn/server')

/** EdDSA, ES256, RS256: every authenticator has one of them, and Node calls what is newer experimental. */
const supportedAlgorithmIDs = [-8, -7, -257]

export type PasskeyRow = typeof passkeys.$inferSelect

export const listPasskeys = (db: Database, adminId: number): Promise<PasskeyRow[]> =>
  db.select().from(passkeys).where(eq(passkeys.adminId, adminId)).orderBy(asc(passkeys.id))

/** What the browser needs to make one. It knows its owner by finger, face or PIN, or it is none for us. */
export async function offerPasskey(
  db: Database,
  { by, now }: ByStaff,
  { id: rpID }: RelyingParty,
  company: string,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const own = await listPasskeys(db, by.id)
  const { generateRegistrationOptions } = await webauthn()
  const options = await generateRegistrationOptions({
    rpName: company,
    rpID,
    userName: by.email,
    userDisplayName: by.name,
    userID: new TextEncoder().encode(`staff ${by.id}`),
    timeout: CHALLENGE_MINUTES * 60_000,
    attestationType: 'none',
    supportedAlgorithmIDs,
    excludeCredentials: own.map(({ credentialId }) => ({ id: credentialId })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await keepChallenge(db, options.challenge, by.id, now)
  return options
}

/** False when what the browser sent proves nothing. */
export async function registerPasskey(
  db: Database,
  staff: ByStaff,
  { id: expectedRPID, origin: expectedOrigin }: RelyingParty,
  response: RegistrationResponseJSON,
  device: string,
): Promise<boolean> {
  const { by, now } = staff
  const { verifyRegistrationResponse } = await webauthn()
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => takeChallenge(db, challenge, by.id, now),
    expectedOrigin,
    expectedRPID,
    requireUserVerification: true,
    supportedAlgorithmIDs,
    // The library throws at everything that is not as it should be.
  }).catch(() => undefined)
  if (!verified?.verified) return false
  const { id, publicKey, counter, transports } = verified.registrationInfo.credential
  try {
    await db.transaction(async (tx) => {
      const [made] = await tx
        .insert(passkeys)
        .values({
          adminId: by.id,
          credentialId: id,
          publicKey: Buffer.from(publicKey).toString('base64url'),
          counter,
          transports: transports ?? [],
          device,
          createdAt: now,
        })
        .returning({ id: passkeys.id })
      const change = { resource: 'admins', recordId: by.id, action: 'add-passkey', before: null }
      await recordChange(tx, staff, { ...change, after: { passkey: made?.id, device } })
    })
  } catch (error) {
    if (violatedConstraint(error) === 'staff_passkeys_credential') return false
    throw error
  }
  return true
}

export async function removePasskey(db: Database, staff: ByStaff, id: number): Promise<boolean> {
  const { by } = staff
  return db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(passkeys)
      .where(and(eq(passkeys.id, id), eq(passkeys.adminId, by.id)))
      .returning()
    if (!gone) return false
    const change = { resource: 'admins', recordId: by.id, action: 'remove-passkey', after: null }
    await recordChange(tx, staff, { ...change, before: { passkey: id, device: gone.device } })
    return true
  })
}
