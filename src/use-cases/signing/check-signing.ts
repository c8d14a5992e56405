import { and, desc, eq } from 'drizzle-orm'
import type { SignAnswer } from '../../contract/visitor/customer.ts'
import { schema } from '../../db/schema.ts'
import { isByPhone } from '../../domain/booking/paper-kinds.ts'
import type { CustomerStory } from '../booking/read-customer-booking.ts'
import { readContract } from '../papers/issue-contract.ts'
import { finishSignature } from './finish-signature.ts'
import { failure, type SigningDependencies } from './signing-dependencies.ts'

/** How the signature on the phone is going; when it is there, the contract is sealed with it. */
export async function checkSigning(
  deps: SigningDependencies,
  { booking }: CustomerStory,
  now: Date,
): Promise<SignAnswer> {
  if (booking.status === 'SIGNED') return { kind: 'signed' }
  const { signatures } = schema
  const [running] = await deps.db
    .select()
    .from(signatures)
    .where(and(eq(signatures.bookingId, booking.id), eq(signatures.status, 'RUNNING')))
    .orderBy(desc(signatures.id))
    .limit(1)
  if (!running?.sessionId || !isByPhone(running.method)) return failure('not_ready')
  const contract = await readContract(deps.db, running.paperId)
  const end = async (reason: string): Promise<void> => {
    await deps.db
      .update(signatures)
      .set({ status: 'FAILED', failure: reason })
      .where(and(eq(signatures.id, running.id), eq(signatures.status, 'RUNNING')))
  }
  const provider = deps.providers[running.method]
  if (!provider) {
    await end('not_offered')
    return failure('not_offered')
  }
  if (!contract) {
    await end('contract_changed')
    return failure('contract_changed')
  }
  const state = await provider.poll({
    sessionId: running.sessionId,
    idCode: running.signerIdCode ?? '',
    ...(running.signerPhone ? { phone: running.signerPhone } : {}),
    document: contract.pdf,
  })
  if (state.state === 'running') return { kind: 'running' }
  if (state.state === 'failed' && state.reason === 'unreachable') return { kind: 'running' }
  if (state.state === 'failed') {
    await end(state.reason)
    return failure('refused')
  }
  const { method, signerName, signerIdCode, address, userAgent, verificationCode, sessionId } = running
  const said = { method, signerName, signerIdCode, address, userAgent, verificationCode, sessionId }
  const { signature, certificate, ocsp } = state
  const evidence = { ...said, signature, certificate, ocsp, drawing: null }
  const result = await finishSignature(deps, contract, evidence, running.id, now)
  if (result.kind !== 'failed') return result
  // Another look at the same phone was faster.
  if (result.code === 'already_signed') return { kind: 'signed' }
  await end(result.code)
  return result
}
