import type { Catalogue, Service } from '../catalogue.ts'
import type { ChosenService } from '../pricing/service-price.ts'

export type WantedService = { id: number; quantity: number }

export type ServiceFault = {
  index: number
  code: 'unknown_service' | 'chosen_twice' | 'one_cover_only' | 'too_many'
}

type ServiceChoice = { ok: true; services: ChosenService[] } | { ok: false; faults: ServiceFault[] }

export const isCover = ({ deductible }: Service): boolean => deductible !== null

/** Pre-chosen services are added only when they cost nothing: a paid extra is never added for the customer. */
export const isIncluded = (service: Service): boolean =>
  service.isPreChosen &&
  service.price === 0 &&
  (service.hourPrice ?? 0) === 0 &&
  service.carPriceMarkupPercent === 0

export function chooseServices(catalogue: Catalogue, wanted: readonly WantedService[]): ServiceChoice {
  const chosen: ChosenService[] = []
  const faults: ServiceFault[] = []
  for (const [index, { id, quantity }] of wanted.entries()) {
    const service = catalogue.services.get(id)
    if (!service) faults.push({ index, code: 'unknown_service' })
    else if (chosen.some((other) => other.service.id === id)) faults.push({ index, code: 'chosen_twice' })
    else if (isCover(service) && chosen.some((other) => isCover(other.service))) {
      faults.push({ index, code: 'one_cover_only' })
    } else if (quantity > service.maxQuantity) faults.push({ index, code: 'too_many' })
    else chosen.push({ service, quantity })
  }
  if (faults.length > 0) return { ok: false, faults }

  const hasCover = chosen.some(({ service }) => isCover(service))
  for (const service of [...catalogue.services.values()].filter(isIncluded)) {
    const isChosen = chosen.some((other) => other.service.id === service.id)
    if (!isChosen && !(hasCover && isCover(service))) chosen.push({ service, quantity: 1 })
  }
  chosen.sort((a, b) => a.service.orderNumber - b.service.orderNumber || a.service.id - b.service.id)
  return { ok: true, services: chosen }
}

/** What was agreed and is no longer offered: it may stay or become less, at the price that was told. */
export type AgreedService = { service: Service; quantity: number }

/** The catalogue as it is for someone who has these already. */
export function withAgreedServices(
  catalogue: Catalogue,
  agreed: readonly AgreedService[],
  wanted: readonly WantedService[],
): Catalogue {
  const kept = agreed.filter(
    ({ service, quantity }) =>
      !catalogue.services.has(service.id) &&
      wanted.some((wish) => wish.id === service.id && wish.quantity <= quantity),
  )
  if (kept.length === 0) return catalogue
  const services = new Map([
    ...catalogue.services,
    ...kept.map(({ service }) => [service.id, service] as const),
  ])
  return { ...catalogue, services }
}
