import { useLocation } from 'react-router'
import type { Locale } from '../i18n/locales.ts'
import { localeOfPath, type PageName, pageOfPath, pathOf } from '../i18n/pages.ts'

/** The language is in the address and nowhere else. */
export function useCurrentLocale(): Locale {
  return localeOfPath(useLocation().pathname)
}

export function useCurrentPage(): PageName | undefined {
  return pageOfPath(useLocation().pathname)?.page
}

/** Paths of pages in the language of the current one. */
export function usePaths(): (page: PageName) => string {
  const locale = useCurrentLocale()
  return (page) => pathOf(page, locale)
}
