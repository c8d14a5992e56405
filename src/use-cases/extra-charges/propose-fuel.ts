import { eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { readerOf } from '../../documents/reader.ts'
import { missingFuelPrice } from '../../domain/booking/extra-charges.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import type { PaperDependencies } from '../papers/paper-dependencies.ts'
import type { BookingRow } from '../payment/booking-balance.ts'
import { enterProposal } from './propose-extra-charge.ts'
import { readStandardCharges } from './read-extra-charges.ts'

/** A tank that came back emptier than it was handed over. Where nobody saw it then, nothing is known to be missing. */
export async function proposeFuel(
  tx: Database,
  { texts }: Pick<PaperDependencies, 'texts'>,
  booking: BookingRow,
  { at, fuel }: { at: Date; fuel: number },
  staff: ByStaff,
): Promise<void> {
  const eighths = (booking.rentFuel ?? 0) - fuel
  if (eighths <= 0) return
  const prices = await readStandardCharges(tx)
  const amount = missingFuelPrice(eighths, prices)
  if (amount === 0) return
  const { clients } = schema
  const [client] = await tx.select().from(clients).where(eq(clients.id, booking.clientId))
  const language = client?.language ?? 'et'
  const reader = readerOf(texts[language], language)
  const t = reader.t('price')
  const reason = t('missingFuel', {
    before: String(booking.rentFuel),
    after: String(fuel),
    missing: String(eighths),
    eighth: reader.money(prices.fuelEighthPrice),
    fee: reader.money(prices.refuelFee),
  })
  await enterProposal(tx, booking, { kind: 'fuel', amount, reason, happenedAt: at }, staff)
}
