import type { Database } from '../../db/client.ts'
import { nextStatus } from '../../domain/booking/life.ts'
import type { SigningProvider } from '../../infra/signing/signing-provider.ts'
import type { PaperDependencies } from '../papers/paper-dependencies.ts'
import { type BookingRow, stateOf } from '../payment/booking-money.ts'

/** Who does it, as far as the request tells. */
export type Witness = { address: string; userAgent: string }

/** What signing needs; the composition root builds it. */
export type SigningDependencies = {
  db: Database
  papers: PaperDependencies
  phones: Record<'smart-id' | 'mobile-id', SigningProvider>
  /** The drawing as a picture of our own making; undefined when nothing is drawn on it. */
  readDrawing: (bytes: Uint8Array) => Promise<Uint8Array | undefined>
}

export type SignFault =
  | 'not_ready'
  | 'already_signed'
  | 'contract_changed'
  | 'empty_drawing'
  | 'no_account'
  | 'bad_phone'
  | 'unreachable'
  | 'refused'

export type SignResult = { kind: 'signed' } | { kind: 'running' } | { kind: 'failed'; code: SignFault }

export const failure = (code: SignFault): SignResult => ({ kind: 'failed', code })

/** Why this booking cannot be signed, if so: nobody is asked for a signature that could not be taken. */
export function signingObstacle(booking: BookingRow): SignResult | undefined {
  if (booking.status === 'SIGNED') return failure('already_signed')
  return nextStatus(stateOf(booking), 'sign', 'customer').ok ? undefined : failure('not_ready')
}
