import { inTurn } from '../../db/in-turn.ts'
import { readCatalogue } from '../../db/read-catalogue.ts'
import {
  chooseServices,
  type ServiceFault,
  type WantedService,
} from '../../domain/booking/choose-services.ts'
import { labelOf } from '../../domain/calendar/tallinn.ts'
import type { Catalogue } from '../../domain/catalogue.ts'
import { type Quote, quote } from '../../domain/pricing/quote.ts'
import { planRental, type RentalRequest } from '../../domain/pricing/rental.ts'
import type { RentalFault } from '../../domain/pricing/rental-faults.ts'
import type { BookingDependencies } from '../booking/booking-dependencies.ts'
import { applyEdits, lockPriceList } from './apply-edits.ts'
import type { EditFault, PriceEdit } from './price-edit.ts'

/** A rental someone might ask for, to see what a change of the price list does to it. */
export type Trial = RentalRequest & {
  groupId: number
  services: readonly WantedService[]
  isNewClient: boolean
}

/** What a visitor would be told; `no_price` where a day of the rental has none. */
export type TriedQuote =
  | { kind: 'quoted'; quote: Quote }
  | { kind: 'no_price' }
  | { kind: 'impossible'; faults: RentalFault[] }
  | { kind: 'unknown_group' }
  | { kind: 'wrong_services'; faults: ServiceFault[] }

export type TriedPrices =
  | { ok: true; before: TriedQuote; after: TriedQuote; catalogues: { before: Catalogue; after: Catalogue } }
  | { ok: false; before: TriedQuote; catalogues: { before: Catalogue }; faults: EditFault[] }

/** Carries what was found out of the transaction that must not stay. */
class RolledBack extends Error {
  readonly tried: TriedPrices
  constructor(tried: TriedPrices) {
    super('rolled back')
    this.tried = tried
  }
}

/**
 * What the trial rental costs now and would cost with the draft. The edits are really made, by the same statements that
 * save them (only nobody is written down), the catalogue is read as every visitor's price is, and all of it is rolled back: what is shown is what will
 * be. Nobody else sees it meanwhile, and no listener is told.
 */
export async function tryPrices(
  deps: BookingDependencies,
  edits: readonly PriceEdit[],
  trial: Trial,
  now: Date,
): Promise<TriedPrices> {
  if (edits.length === 0) {
    const catalogue = await deps.catalogue.newest()
    const quoted = tryQuote(catalogue, trial, now)
    return { ok: true, before: quoted, after: quoted, catalogues: { before: catalogue, after: catalogue } }
  }
  try {
    await inTurn(deps.db, async (tx) => {
      await lockPriceList(tx)
      const before = await readCatalogue(tx)
      const quoteBefore = tryQuote(before, trial, now)
      const faults = await applyEdits(tx, edits, async () => undefined)
      if (faults.length > 0) {
        throw new RolledBack({ ok: false, before: quoteBefore, catalogues: { before }, faults })
      }
      const after = await readCatalogue(tx)
      throw new RolledBack({
        ok: true,
        before: quoteBefore,
        after: tryQuote(after, trial, now),
        catalogues: { before, after },
      })
    })
  } catch (error) {
    if (error instanceof RolledBack) return error.tried
    throw error
  }
  throw new Error('a trial must not be committed')
}

function tryQuote(catalogue: Catalogue, trial: Trial, now: Date): TriedQuote {
  const planned = planRental(catalogue, trial, labelOf(now))
  if (!planned.ok) return { kind: 'impossible', faults: planned.faults }
  if (!catalogue.groups.has(trial.groupId)) return { kind: 'unknown_group' }
  const choice = chooseServices(catalogue, trial.services)
  if (!choice.ok) return { kind: 'wrong_services', faults: choice.faults }
  const { services } = choice
  const priced = quote(catalogue, trial.groupId, planned.rental, {
    services,
    isNewClient: trial.isNewClient,
  })
  return priced ? { kind: 'quoted', quote: priced } : { kind: 'no_price' }
}
