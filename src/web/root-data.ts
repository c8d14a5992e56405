import { type RouterContextProvider, useRouteLoaderData } from 'react-router'
import { openingState } from '../domain/calendar/opening-hours.ts'
import { labelOf } from '../domain/calendar/tallinn.ts'
import { inOrder } from '../domain/catalogue.ts'
import { localeOfPath } from '../i18n/pages.ts'
import { facts, services } from './context.ts'
import { pickMessages, shellAreas } from './messages.tsx'

/** What header, footer and error page need on every page. */
export function rootData(context: Readonly<RouterContextProvider>, { pathname }: URL) {
  const web = context.get(services)
  const { origin, buildId } = context.get(facts)
  const { company, locations, rules } = web.catalogue()
  const { graceMinutes, freeCancelHours, leastAge } = rules
  const { name, phone, whatsapp, email, registryCode, vatNumber, address } = company
  const now = labelOf(web.now())
  const [office] = inOrder(locations.values())
  return {
    origin,
    buildId,
    year: web.now().getFullYear(),
    /** The first of the places: whoever answers the telephone sits there. */
    office: office ? { state: openingState(office.hours, now), now } : null,
    company: { name, phone, whatsapp, email, registryCode, vatNumber, address },
    parts: web.parts,
    rules: { graceMinutes, freeCancelHours, leastAge },
    messages: pickMessages(web.messages(localeOfPath(pathname)), shellAreas),
  }
}

export type RootData = ReturnType<typeof rootData>
export type Company = RootData['company']

/** Those that a browser counts with; the server judges by its own. Only pages ask, which nobody sees when the root failed. */
export const useHouseRules = (): RootData['rules'] => (useRootData() as RootData).rules

/** Undefined only when the root itself failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<() => RootData>('root')
}
