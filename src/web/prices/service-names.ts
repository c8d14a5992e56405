import type { Catalogue } from '../../domain/catalogue.ts'
import type { Locale } from '../../i18n/locales.ts'

/** What a price calls the services in its lines. */
export function serviceNames({ services }: Catalogue, locale: Locale): [number, string][] {
  return [...services.values()].map(({ id, name }) => [id, name[locale]])
}
