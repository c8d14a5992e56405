import type { FieldError } from '../../contract/field-errors.ts'
import type { PriceEdit } from '../../contract/staff/prices.ts'
import { readCatalogue } from '../../db/read-catalogue.ts'
import { onTrial } from '../../db/trial.ts'
import {
  chooseServices,
  type ServiceFault,
  type WantedService,
} from '../../domain/booking/choose-services.ts'
import { labelOf } from '../../domain/calendar/tallinn.ts'
import type { Catalogue } from '../../domain/catalogue.ts'
import { type Quote, quote, shortestRental } from '../../domain/pricing/quote.ts'
import { planRental, type RentalRequest } from '../../domain/pricing/rental.ts'
import type { RentalFault } from '../../domain/pricing/rental-faults.ts'
import type { BookingDependencies } from '../booking/booking-dependencies.ts'
import { applyEdits, lockPriceList } from './apply-edits.ts'

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
  | { kind: 'too_short'; days: number }
  | { kind: 'impossible'; faults: RentalFault[] }
  | { kind: 'unknown_group' }
  | { kind: 'wrong_services'; faults: ServiceFault[] }

type TriedPrices = { ok: true; before: TriedQuote; after: TriedQuote } | { ok: false; faults: FieldError[] }

/**
 * What the trial rental costs now and would cost with the draft. The edits are really made, by the same statements that
 * save them (only nobody is written down), the catalogue is read as every visitor's price is, and all of it is rolled
 * back: what is shown is what will be. Nobody else sees it meanwhile, and no listener is told.
 */
export async function tryPrices(
  deps: BookingDependencies,
  edits: readonly PriceEdit[],
  trial: Trial,
  now: Date,
): Promise<TriedPrices> {
  if (edits.length === 0) {
    const quoted = tryQuote(await deps.catalogue.newest(), trial, now)
    return { ok: true, before: quoted, after: quoted }
  }
  return onTrial(deps.db, async (tx): Promise<TriedPrices> => {
    await lockPriceList(tx)
    const before = tryQuote(await readCatalogue(tx), trial, now)
    const faults = await applyEdits({ tx, by: undefined, now }, edits)
    if (faults.length > 0) return { ok: false, faults }
    return { ok: true, before, after: tryQuote(await readCatalogue(tx), trial, now) }
  })
}

function tryQuote(catalogue: Catalogue, trial: Trial, now: Date): TriedQuote {
  const planned = planRental(catalogue, { ...trial, hasCheckedDocuments: true }, labelOf(now))
  if (!planned.ok) return { kind: 'impossible', faults: planned.faults }
  if (!catalogue.groups.has(trial.groupId)) return { kind: 'unknown_group' }
  const choice = chooseServices(catalogue, trial.services)
  if (!choice.ok) return { kind: 'wrong_services', faults: choice.faults }
  const { services } = choice
  const priced = quote(catalogue, trial.groupId, planned.rental, {
    services,
    isNewClient: trial.isNewClient,
  })
  if (priced) return { kind: 'quoted', quote: priced }
  const shortest = shortestRental(catalogue, trial.groupId, planned.rental)
  return shortest ? { kind: 'too_short', days: shortest.days } : { kind: 'no_price' }
}
