import { type RouterContextProvider, useRouteLoaderData } from 'react-router'
import { localeOfPath } from '../i18n/pages.ts'
import { facts, services } from './context.ts'
import { pickMessages, shellAreas } from './messages.tsx'

/** What header, footer and error page need on every page. */
export function rootData(context: Readonly<RouterContextProvider>, { pathname }: URL) {
  const web = context.get(services)
  const { origin, buildId } = context.get(facts)
  const { name, phone, email, registryCode, vatNumber, address } = web.catalogue().company
  return {
    origin,
    buildId,
    year: web.now().getFullYear(),
    company: { name, phone, email, registryCode, vatNumber, address },
    parts: web.parts,
    messages: pickMessages(web.messages(localeOfPath(pathname)), shellAreas),
  }
}

type RootData = ReturnType<typeof rootData>
export type Company = RootData['company']

/** Undefined only when the root itself failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<() => RootData>('root')
}
