import type { WantedService } from '../../../domain/booking/choose-services.ts'
import { isRecordId } from '../../../domain/record-id.ts'

/** The names of the form's fields: one cover for all, and a number for every other service. */
export const COVER_FIELD = 'cover'
export const serviceField = (id: number): string => `service-${id}`

const MOST_SERVICES = 50
const MOST_PIECES = 9

/** The services in an address, `2:1,5:2`; undefined when it names none and the cookie should speak. */
export function servicesFromQuery(text: string | null): WantedService[] | undefined {
  if (text === null) return undefined
  return sound(
    text.split(',').map((pair) => {
      const [id, quantity] = pair.split(':')
      return { id: Number(id), quantity: Number(quantity) }
    }),
  )
}

export function queryFromServices(services: readonly WantedService[]): string {
  return services.map(({ id, quantity }) => `${id}:${quantity}`).join(',')
}

/** What was chosen in the form, with scripts or without. */
export function servicesFromForm(data: FormData): WantedService[] {
  return sound(
    [...data].map(([name, value]) => {
      if (name === COVER_FIELD) return { id: Number(value), quantity: 1 }
      const id = /^service-(\d+)$/.exec(name)?.[1]
      return { id: Number(id), quantity: Number(value) }
    }),
  )
}

/** Both come from outside: only whole numbers that could be a service stay, each service once. */
function sound(wanted: readonly WantedService[]): WantedService[] {
  const chosen = new Map<number, WantedService>()
  for (const { id, quantity } of wanted) {
    const isQuantity = Number.isInteger(quantity) && quantity > 0 && quantity <= MOST_PIECES
    if (isRecordId(id) && isQuantity && !chosen.has(id)) chosen.set(id, { id, quantity })
  }
  return [...chosen.values()].slice(0, MOST_SERVICES)
}
