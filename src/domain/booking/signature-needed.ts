import type { WallMinute } from '../calendar/wall-clock.ts'
import type { Cents } from '../money.ts'
import type { Driver } from '../people/client.ts'
import { isSameChoice } from './change.ts'
import type { WantedService } from './choose-services.ts'

/** What a signed contract says, as far as a change may ask for another signature. */
export type SignedTerms = {
  /** Whose prices it has. */
  groupId: number
  rentAt: WallMinute
  returnAt: WallMinute
  rentLocationId: number
  returnLocationId: number
  services: readonly WantedService[]
  additionalDrivers: readonly Driver[]
  price: Cents
  deposit: Cents
  /** What the customer pays of a damage; null where no cover says less than all of it. */
  excess: Cents | null
}

/**
 * Why a signature is asked for again. `driver`: somebody drives whom the contract does not name. `group`: another group
 * of cars for more money. `liability`: the customer answers for more than was signed. `price`: it costs more, and
 * not because it is longer.
 */
export type SignatureReason = 'driver' | 'group' | 'liability' | 'price'

/**
 * What of a change its customer has to sign. Everything else is an annex to what was signed: a longer or shorter rental
 * at its price, another car of the group or a better one for the same money, another hour or place that costs no more,
 * and whatever costs less. Once the key is out the end of the rental is an annex wherever it is: nobody drives without
 * a contract because they are longer on the road.
 */
export function signatureReasons(
  before: SignedTerms,
  after: SignedTerms,
  { isOut }: { isOut: boolean },
): SignatureReason[] {
  const isDearer = after.price > before.price
  const isMoreThanLonger =
    !isSameChoice(before.services, after.services) ||
    (!isOut &&
      (isMoved(before, after) ||
        before.rentLocationId !== after.rentLocationId ||
        before.returnLocationId !== after.returnLocationId))
  const reasons: Record<SignatureReason, boolean> = {
    driver: after.additionalDrivers.some((driver) => !isNamed(driver, before.additionalDrivers)),
    group: after.groupId !== before.groupId && isDearer,
    liability:
      after.deposit > before.deposit ||
      (before.excess !== null && (after.excess === null || after.excess > before.excess)),
    price: isDearer && isMoreThanLonger,
  }
  return (Object.keys(reasons) as SignatureReason[]).filter((reason) => reasons[reason])
}

/** To other days, neither longer nor shorter than it was. */
const isMoved = (before: SignedTerms, after: SignedTerms): boolean =>
  !contains(before, after) && !contains(after, before)

const contains = (outer: SignedTerms, inner: SignedTerms): boolean =>
  outer.rentAt <= inner.rentAt && inner.returnAt <= outer.returnAt

/** The one excess of a booking: it has one cover at most. */
export const excessIn = (services: readonly { deductible: Cents | null }[]): Cents | null =>
  services.find(({ deductible }) => deductible !== null)?.deductible ?? null

/** By name and papers: whoever is called the same and has another licence is somebody else. */
const isNamed = (driver: Driver, named: readonly Driver[]): boolean =>
  named.some((one) => (Object.keys(driver) as (keyof Driver)[]).every((key) => one[key] === driver[key]))
