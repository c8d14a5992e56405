import { and, eq } from 'drizzle-orm'
import type { SignAnswer } from '../../contract/visitor/customer.ts'
import { type SigningDevice } from '../../contract/visitor/customer.ts'
import { schema } from '../../db/schema.ts'
import type { PhoneSigningMethod } from '../../domain/booking/paper-kinds.ts'
import { parseIdCode } from '../../domain/people/estonian-id-code.ts'
import { parsePhone } from '../../domain/people/phone.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { CustomerStory } from '../booking/read-customer-booking.ts'
import { issueContract } from '../papers/issue-contract.ts'
import { failure, type SigningDependencies, signingObstacle } from './signing-dependencies.ts'

type PhoneSigning = {
  method: PhoneSigningMethod
  phone: string
  locale: Locale
  device: SigningDevice
}

/** Asks the customer's phone to sign; the code that both show is kept with the attempt. */
export async function signByPhone(
  deps: SigningDependencies,
  { booking, client }: CustomerStory,
  { method, phone, locale, device }: PhoneSigning,
  now: Date,
): Promise<SignAnswer> {
  const provider = deps.providers[method]
  if (!provider) return failure('not_offered')
  const obstacle = signingObstacle(booking)
  if (obstacle) return obstacle
  const idCode = client.idCode && parseIdCode(client.idCode)
  if (!idCode || !idCode.ok) return failure('no_account')
  const number = method === 'mobile-id' ? parsePhone(phone) : undefined
  if (method === 'mobile-id' && !number) return failure('bad_phone')
  const contract = await issueContract(deps.papers, booking.id, now)
  if (!contract) return failure('not_ready')

  const started = await provider.start({
    idCode: idCode.code,
    ...(number ? { phone: number } : {}),
    document: contract.pdf,
    text: contract.number,
    locale,
  })
  if (!started.ok) return failure(started.code)
  const { signatures } = schema
  await deps.db.transaction(async (tx) => {
    await tx
      .update(signatures)
      .set({ status: 'FAILED', failure: 'replaced' })
      .where(and(eq(signatures.bookingId, booking.id), eq(signatures.status, 'RUNNING')))
    await tx.insert(signatures).values({
      bookingId: booking.id,
      paperId: contract.id,
      method,
      status: 'RUNNING',
      signerName: `${client.firstName} ${client.lastName}`,
      signerIdCode: idCode.code,
      signerPhone: number ?? null,
      sessionId: started.sessionId,
      verificationCode: started.verificationCode,
      digest: contract.sha256,
      ...device,
      createdAt: now,
    })
  })
  return { kind: 'running' }
}
