import type { Resource, ResourceName } from './resource.ts'
import { bookingResources } from './resources/bookings.ts'
import { carCareResources } from './resources/car-care.ts'
import { companyResources } from './resources/company.ts'
import { companyAccountResources } from './resources/company-accounts.ts'
import { fleetResources } from './resources/fleet.ts'
import { priceResources } from './resources/prices.ts'

/** Every entity of the specification: a new one does not compile until it is described. */
export const resources: Record<ResourceName, Resource> = {
  ...bookingResources,
  ...fleetResources,
  ...carCareResources,
  ...priceResources,
  ...companyAccountResources,
  ...companyResources,
}
