import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server'
import { eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { CHALLENGE_MINUTES, keepChallenge, type RelyingParty, takeChallenge } from './passkey-challenge.ts'
import { listPasskeys, webauthn } from './register-passkey.ts'
import type { AdminRow } from './sessions.ts'

const { admins, staffPasskeys: passkeys } = schema

/** What the browser is to sign: with one of this person's passkeys, or of whoever is there. */
export async function askForPasskey(
  db: Database,
  { id: rpID }: RelyingParty,
  adminId: number | null,
  now: Date,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const own = adminId === null ? [] : await listPasskeys(db, adminId)
  const { generateAuthenticationOptions } = await webauthn()
  const options = await generateAuthenticationOptions({
    rpID,
    userVerification: 'required',
    timeout: CHALLENGE_MINUTES * 60_000,
    allowCredentials: own.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: transports as AuthenticatorTransport[],
    })),
  })
  await keepChallenge(db, options.challenge, adminId, now)
  return options
}

/**
 * Whose passkey signed it: something they have, opened by something they are or know, so it is both factors. Undefined
 * when it proves nothing.
 */
export async function showPasskey(
  db: Database,
  { id: expectedRPID, origin: expectedOrigin }: RelyingParty,
  adminId: number | null,
  response: AuthenticationResponseJSON,
  now: Date,
): Promise<AdminRow | undefined> {
  const [found] = await db
    .select({ passkey: passkeys, admin: admins })
    .from(passkeys)
    .innerJoin(admins, eq(admins.id, passkeys.adminId))
    .where(eq(passkeys.credentialId, response.id))
  if (!found?.admin.isActive || (adminId !== null && found.admin.id !== adminId)) return undefined
  const { id, credentialId, publicKey, counter } = found.passkey
  const { verifyAuthenticationResponse } = await webauthn()
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => takeChallenge(db, challenge, adminId, now),
    expectedOrigin,
    expectedRPID,
    credential: { id: credentialId, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
    requireUserVerification: true,
    // The library throws at everything that is not as it should be.
  }).catch(() => undefined)
  if (!verified?.verified) return undefined
  await db
    .update(passkeys)
    .set({ counter: verified.authenticationInfo.newCounter, lastUsedAt: now })
    .where(eq(passkeys.id, id))
  return found.admin
}
