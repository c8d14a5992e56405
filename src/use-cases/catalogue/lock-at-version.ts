import type { Database } from '../../db/client.ts'
import { together } from '../../db/together.ts'
import type { Catalogue } from '../../domain/catalogue.ts'
import { lockCar } from '../booking/occupy-car.ts'
import { StaleCatalogue } from './catalogue-store.ts'
import { readVersion } from './read-version.ts'

/**
 * Locks the car and makes sure that prices are not older than the transaction that uses them: an older catalogue ends
 * the transaction with `StaleCatalogue`. False when there is no such car.
 */
export async function lockAtVersion(tx: Database, carId: number, catalogue: Catalogue): Promise<boolean> {
  // Two statements: the first may have waited, and saw the catalogue as it was before it did.
  const [isLocked] = await together(
    () => lockCar(tx, carId),
    () => requireNewest(tx, catalogue),
  )
  return isLocked
}

/** Ends the transaction when the catalogue it works with is no longer the newest. */
export async function requireNewest(tx: Database, catalogue: Catalogue): Promise<void> {
  const version = await readVersion(tx)
  if (version > catalogue.version) throw new StaleCatalogue(version)
}
