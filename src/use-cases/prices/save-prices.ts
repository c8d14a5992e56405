import type { FieldError } from '../../contract/field-errors.ts'
import type { PriceEdit } from '../../contract/staff/prices.ts'
import { keptIf } from '../../db/trial.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import type { BookingDependencies } from '../booking/booking-dependencies.ts'
import { applyEdits, lockPriceList } from './apply-edits.ts'

type SavedPrices = { ok: true } | { ok: false; faults: FieldError[] }

/** Saves all of a draft or nothing of it; the next visitor is quoted by it. */
export async function savePrices(
  deps: BookingDependencies,
  edits: readonly PriceEdit[],
  staff: ByStaff,
): Promise<SavedPrices> {
  const isWhole = (faults: FieldError[]) => faults.length === 0
  const faults = await keptIf(deps.db, isWhole, async (tx) => {
    await lockPriceList(tx)
    return applyEdits({ tx, ...staff }, edits)
  })
  if (faults.length > 0) return { ok: false, faults }
  // Whoever saved looks at the price at once, and it may be this process that answers.
  await deps.catalogue.newest()
  return { ok: true }
}
