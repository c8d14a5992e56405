import { X509Certificate } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { SignAnswer } from '../../contract/visitor/customer.ts'
import { inTurn } from '../../db/in-turn.ts'
import { recordEvent } from '../../db/record-event.ts'
import { schema } from '../../db/schema.ts'
import type { Scan } from '../../documents/papers/seal.tsx'
import { readerOf } from '../../documents/reader.ts'
import { nextStatus } from '../../domain/booking/life.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import { recordDone } from '../booking/staff-action.ts'
import { writeBooking } from '../booking/write-booking.ts'
import { contractTerms } from '../papers/issue-contract.ts'
import { keepPaper, type Paper } from '../papers/keep-paper.ts'
import { readFacts } from '../papers/read-facts.ts'
import { lifeOf, lockAccount } from '../payment/booking-balance.ts'
import { failure, type SigningDependencies } from './signing-dependencies.ts'

type Signature = typeof schema.signatures.$inferSelect
export type Evidence = {
  drawing: Uint8Array | null
  /** What was signed on paper, as it was photographed. */
  scan?: Scan | null
  /** Who of the staff saw it. */
  witness?: ByStaff
} & Pick<Signature, 'method' | 'signerName' | 'signerIdCode' | 'address' | 'userAgent'> &
  Pick<Signature, 'verificationCode' | 'signature' | 'certificate' | 'ocsp' | 'sessionId'>

/**
 * Seals the contract and marks the booking signed, whole or not at all. Whoever changed the booking meanwhile, changed
 * what was signed: then nothing is signed.
 */
export async function finishSignature(
  deps: SigningDependencies,
  contract: Paper,
  evidence: Evidence,
  signatureId: number | undefined,
  now: Date,
): Promise<SignAnswer> {
  const { bookingId } = contract
  const facts = await readFacts(deps.papers, bookingId)
  const { drawing, scan = null, witness, ...said } = evidence
  const sealed = await deps.papers.draw.seal(
    contract.pdf,
    {
      company: facts.company,
      contractNumber: contract.number,
      signer: {
        name: said.signerName,
        idCode: said.signerIdCode,
        email: facts.client.email,
        phone: facts.client.phone,
      },
      method: said.method,
      signedAt: now,
      ipAddress: said.address,
      userAgent: said.userAgent,
      verificationCode: said.verificationCode,
      certificate: said.certificate ? certificateOf(said.certificate) : null,
      image: drawing,
      scan,
      witness: witness?.by.name ?? null,
    },
    readerOf(deps.papers.texts[facts.language], facts.language, deps.papers.simulated),
  )
  return inTurn(deps.db, async (tx): Promise<SignAnswer> => {
    const account = await lockAccount(tx, bookingId)
    if (!account) return failure('not_ready')
    if (account.booking.status === 'SIGNED') return failure('already_signed')
    const step = nextStatus(lifeOf(account.booking), 'sign', 'customer')
    if (!step.ok) return failure('not_ready')
    const current = await readFacts({ ...deps.papers, db: tx }, bookingId)
    if (contractTerms(current) !== contract.terms) return failure('contract_changed')

    const { signatures } = schema
    const row = {
      ...said,
      bookingId,
      paperId: contract.id,
      status: 'SIGNED' as const,
      digest: contract.sha256,
      image: drawing,
      witnessId: witness?.by.id ?? null,
      signedAt: now,
    }
    if (signatureId === undefined) await tx.insert(signatures).values({ ...row, createdAt: now })
    else await tx.update(signatures).set(row).where(eq(signatures.id, signatureId))
    const { number, terms } = contract
    await keepPaper(tx, { bookingId, kind: 'signed-contract', number, pdf: sealed, terms }, now)
    await writeBooking(tx, bookingId, { status: step.status, isContractSaved: true })
    if (witness)
      await recordDone(tx, witness, account.booking, 'sign', {
        after: { contract: number, method: said.method },
      })
    await recordEvent(tx, 'contract-signed', { bookingId }, now)
    return { kind: 'signed' }
  })
}

function certificateOf(base64: string): { subject: string; serial: string } {
  const { subject, serialNumber } = new X509Certificate(Buffer.from(base64, 'base64'))
  return { subject: subject.replaceAll('\n', ', '), serial: serialNumber }
}
