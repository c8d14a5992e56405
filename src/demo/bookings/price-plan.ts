import { chooseServices } from '../../domain/booking/choose-services.ts'
import type { Catalogue } from '../../domain/catalogue.ts'
import { standardRules } from '../../domain/house-rules.ts'
import { type Cents, cents, plus, vatWithin } from '../../domain/money.ts'
import { lateFee } from '../../domain/pricing/late-return.ts'
import { type Quote, quote } from '../../domain/pricing/quote.ts'
import { planRental, type Rental } from '../../domain/pricing/rental.ts'
import { groupIds } from '../groups.ts'
import { locationIds } from '../locations.ts'
import type { Random } from '../random.ts'
import type { Plan } from './plan.ts'

const WAIVED = 0.2

export type Priced = { rental: Rental; price: Quote; late: { fee: Cents; isWaived: boolean } }

/** What a booking costs by the rules that everyone's booking is priced by; being late is a line of its own. */
export function pricePlan(catalogue: Catalogue, plan: Plan, isNewClient: boolean, random: Random): Priced {
  const request = {
    rentAt: plan.rentAt,
    returnAt: plan.returnAt,
    rentLocationId: locationIds[plan.from],
    returnLocationId: locationIds[plan.to],
    couponCodes: plan.couponCodes,
    hasCheckedDocuments: true,
  }
  const possible = planRental(catalogue, request, plan.bookedAt)
  const choice = chooseServices(catalogue, plan.services)
  const groupId = groupIds[plan.car.group]
  const table = catalogue.priceTables.get(groupId)
  const services = choice.ok ? choice.services : []
  const price = possible.ok && quote(catalogue, groupId, possible.rental, { services, isNewClient })
  if (!possible.ok || !price || !table || !choice.ok) {
    throw new Error(`a rental of the demo has no price: ${JSON.stringify({ request, possible, choice })}`)
  }
  const { rental } = possible
  const due =
    plan.backAt === undefined
      ? undefined
      : lateFee(table, plan.returnAt, plan.backAt, services, standardRules)
  if (!due || due.total === 0) return { rental, price, late: { fee: cents(0), isWaived: false } }
  if (random.chance(WAIVED)) return { rental, price, late: { fee: cents(0), isWaived: true } }
  const line = {
    kind: 'late-return' as const,
    quantity: 1,
    unitAmount: due.total,
    amount: due.total,
    details: due.time,
  }
  const total = plus(price.total, due.total)
  const lines = [...price.lines, line]
  return {
    rental,
    price: { ...price, lines, total, vat: vatWithin(total, price.vatRate) },
    late: { fee: due.total, isWaived: false },
  }
}
