import { inTurn } from '../../db/in-turn.ts'
import type { StaffMember } from '../../domain/people/staff.ts'
import type { BookingDependencies } from '../booking/booking-dependencies.ts'
import { recordChange } from '../records/record-change.ts'
import { applyEdits, lockPriceList } from './apply-edits.ts'
import type { EditFault, PriceEdit } from './price-edit.ts'

export type SavedPrices = { ok: true } | { ok: false; faults: EditFault[] }

/** Carries a refusal out of a transaction, which only an exception rolls back. */
class Refused extends Error {
  readonly faults: EditFault[]
  constructor(faults: EditFault[]) {
    super('refused')
    this.faults = faults
  }
}

/** Saves all of a draft or nothing of it; the next visitor is quoted by it. */
export async function savePrices(
  deps: BookingDependencies,
  by: StaffMember,
  edits: readonly PriceEdit[],
  now: Date,
): Promise<SavedPrices> {
  try {
    await inTurn(deps.db, async (tx) => {
      await lockPriceList(tx)
      const faults = await applyEdits(tx, edits, (inner, change) => recordChange(inner, by, change, now))
      if (faults.length > 0) throw new Refused(faults)
    })
  } catch (error) {
    if (error instanceof Refused) return { ok: false, faults: error.faults }
    throw error
  }
  // Whoever saved looks at the price at once, and it may be this process that answers.
  await deps.catalogue.newest()
  return { ok: true }
}
