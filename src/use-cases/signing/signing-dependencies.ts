import type { SignAnswer, SignProblem } from '../../contract/visitor/customer.ts'
import type { Database } from '../../db/client.ts'
import { nextStatus } from '../../domain/booking/life.ts'
import type { PhoneSigningMethod } from '../../domain/booking/paper-kinds.ts'
import type { Parsed } from '../../infra/files/parser-pool.ts'
import type { SigningProvider } from '../../infra/signing/signing-provider.ts'
import type { PaperDependencies } from '../papers/paper-dependencies.ts'
import { type BookingRow, lifeOf } from '../payment/booking-balance.ts'

/** What signing needs; the composition root builds it. */
export type SigningDependencies = {
  db: Database
  papers: PaperDependencies
  /** Those that customers can sign with. */
  providers: Partial<Record<PhoneSigningMethod, SigningProvider>>
  /** The drawing as a picture of our own making; unreadable when nothing is drawn on it. */
  readDrawing: (bytes: Uint8Array) => Promise<Parsed>
}

export const failure = (code: SignProblem): SignAnswer => ({ kind: 'failed', code })

/** Why this booking cannot be signed, if so: nobody is asked for a signature that could not be taken. */
export function signingObstacle(booking: BookingRow): SignAnswer | undefined {
  if (booking.status === 'SIGNED') return failure('already_signed')
  return nextStatus(lifeOf(booking), 'sign', 'customer').ok ? undefined : failure('not_ready')
}
