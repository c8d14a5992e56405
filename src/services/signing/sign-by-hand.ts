import type { OwnStory } from '../own/read-own-booking.ts'
import { issueContract } from '../papers/issue-contract.ts'
import { finishSignature } from './finish-signature.ts'
import { failure, type SigningDesk, type SignResult, signingObstacle, type Witness } from './signing-desk.ts'

/** A signature drawn with a finger: a simple one, worth what is kept beside it. */
export async function signByHand(
  desk: SigningDesk,
  { booking, client }: OwnStory,
  drawn: Uint8Array,
  witness: Witness,
  now: Date,
): Promise<SignResult> {
  const obstacle = signingObstacle(booking)
  if (obstacle) return obstacle
  const drawing = await desk.readDrawing(drawn)
  if (!drawing) return failure('empty_drawing')
  const contract = await issueContract(desk.papers, booking.id, now)
  if (!contract) return failure('not_ready')
  const evidence = {
    method: 'drawn' as const,
    signerName: `${client.firstName} ${client.lastName}`,
    signerIdCode: client.idCode,
    ...witness,
    verificationCode: null,
    signature: null,
    certificate: null,
    drawing,
    sessionId: null,
  }
  return finishSignature(desk, contract, evidence, undefined, now)
}
