import type { SignAnswer } from '../../contract/visitor/customer.ts'
import { type SigningDevice } from '../../contract/visitor/customer.ts'
import type { CustomerStory } from '../booking/read-customer-booking.ts'
import { issueContract } from '../papers/issue-contract.ts'
import { finishSignature } from './finish-signature.ts'
import { failure, type SigningDependencies, signingObstacle } from './signing-dependencies.ts'

/** A signature drawn with a finger: a simple one, worth what is kept beside it. */
export async function signByHand(
  deps: SigningDependencies,
  { booking, client }: CustomerStory,
  drawn: Uint8Array,
  device: SigningDevice,
  now: Date,
): Promise<SignAnswer> {
  const obstacle = signingObstacle(booking)
  if (obstacle) return obstacle
  const drawing = await deps.readDrawing(drawn)
  if (!drawing.ok) return failure(drawing.code === 'too_complex' ? 'unreadable_drawing' : 'empty_drawing')
  const contract = await issueContract(deps.papers, booking.id, now)
  if (!contract) return failure('not_ready')
  const evidence = {
    method: 'drawn' as const,
    signerName: `${client.firstName} ${client.lastName}`,
    signerIdCode: client.idCode,
    ...device,
    verificationCode: null,
    signature: null,
    certificate: null,
    ocsp: null,
    drawing: drawing.bytes,
    sessionId: null,
  }
  return finishSignature(deps, contract, evidence, undefined, now)
}
