import type { FieldError } from '../../contract/field-errors.ts'
import type { PriceEdit } from '../../contract/staff/prices.ts'
import { keptIf } from '../../db/trial.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import type { BookingDependencies } from '../booking/booking-dependencies.ts'
import { applyEdits, lockPriceList } from './apply-edits.ts'
import { readLastPriceChange } from './last-price-change.ts'
import { noteSave } from './price-saves.ts'

type SavedPrices =
  | { kind: 'saved' }
  | { kind: 'refused'; faults: FieldError[] }
  | { kind: 'prices_changed'; lastChange: number }

/** Saves all of a draft or nothing of it; the next visitor is quoted by it. */
export async function savePrices(
  deps: BookingDependencies,
  edits: readonly PriceEdit[],
  staff: ByStaff,
  /** The last change they know of; without it they do not mind. */
  known?: number,
): Promise<SavedPrices> {
  const isSaved = ({ kind }: SavedPrices) => kind === 'saved'
  const result = await keptIf(deps.db, isSaved, async (tx): Promise<SavedPrices> => {
    await lockPriceList(tx)
    const lastChange = await readLastPriceChange(tx)
    if (known !== undefined && lastChange > known) return { kind: 'prices_changed', lastChange }
    const faults = await applyEdits({ tx, ...staff }, edits)
    if (faults.length > 0) return { kind: 'refused', faults }
    await noteSave(tx, { adminId: staff.by.id, afterEntry: lastChange, createdAt: staff.now })
    return { kind: 'saved' }
  })
  // Whoever saved looks at the price at once, and it may be this process that answers.
  if (isSaved(result)) await deps.catalogue.newest()
  return result
}
