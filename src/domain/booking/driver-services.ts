import type { Service } from '../catalogue.ts'
import type { WantedService } from './choose-services.ts'

type DriverService = Pick<Service, 'id' | 'maxQuantity' | 'youngDriverAge' | 'isPerAdditionalDriver'>

/** Of each driver the age at pick-up, the renter's first; undefined where it is not known. */
export type DriverAges = readonly (number | undefined)[]

/** Services that nobody chooses: they follow from who drives. */
export function servicesByDrivers(services: Iterable<DriverService>, ages: DriverAges): WantedService[] {
  return [...services].flatMap((service) => {
    const quantity = Math.min(service.maxQuantity, piecesFor(service, ages))
    return quantity > 0 ? [{ id: service.id, quantity }] : []
  })
}

function piecesFor({ youngDriverAge, isPerAdditionalDriver }: DriverService, ages: DriverAges): number {
  if (isPerAdditionalDriver) return Math.max(0, ages.length - 1)
  if (youngDriverAge === null) return 0
  return ages.filter((age) => age !== undefined && age < youngDriverAge).length
}

/** What is wanted, and of what follows from who drives no less than that. */
export function withDriverServices(
  wanted: readonly WantedService[],
  needed: readonly WantedService[],
): WantedService[] {
  const raised = wanted.map((wish) => {
    const least = needed.find(({ id }) => id === wish.id)?.quantity ?? 0
    return wish.quantity < least ? { ...wish, quantity: least } : wish
  })
  return [...raised, ...needed.filter(({ id }) => wanted.every((wish) => wish.id !== id))]
}
