import { keptIf } from '../../db/trial.ts'
import type { StaffMember } from '../../domain/people/staff.ts'
import type { BookingDependencies } from '../booking/booking-dependencies.ts'
import { recordChange } from '../records/record-change.ts'
import { applyEdits, lockPriceList } from './apply-edits.ts'
import type { EditFault, PriceEdit } from './price-edit.ts'

export type SavedPrices = { ok: true } | { ok: false; faults: EditFault[] }

/** Saves all of a draft or nothing of it; the next visitor is quoted by it. */
export async function savePrices(
  deps: BookingDependencies,
  by: StaffMember,
  edits: readonly PriceEdit[],
  now: Date,
): Promise<SavedPrices> {
  const saved = await keptIf<SavedPrices>(
    deps.db,
    ({ ok }) => ok,
    async (tx) => {
      await lockPriceList(tx)
      const faults = await applyEdits(tx, edits, (inner, change) => recordChange(inner, by, change, now))
      return faults.length > 0 ? { ok: false, faults } : { ok: true }
    },
  )
  // Whoever saved looks at the price at once, and it may be this process that answers.
  if (saved.ok) await deps.catalogue.newest()
  return saved
}
