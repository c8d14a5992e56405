import { useSyncExternalStore } from 'react'
import { detectLocale } from '../../i18n/detect.ts'
import { defaultLocale, isLocale, type Locale } from '../../i18n/locales.ts'

/** The language of the person, kept in the browser: the address of a screen is the same for everyone. */
const KEY = 'autorent.language'

let current: Locale | undefined
const listeners = new Set<() => void>()

export function staffLocale(): Locale {
  current ??= chosen() ?? detectLocale({ acceptLanguage: navigator.languages.join(',') }) ?? defaultLocale
  return current
}

export function chooseStaffLocale(locale: Locale): void {
  current = locale
  try {
    localStorage.setItem(KEY, locale)
  } catch {
    // A browser that keeps nothing forgets the choice with the tab.
  }
  for (const listener of listeners) listener()
}

export function useStaffLocale(): Locale {
  return useSyncExternalStore(listen, staffLocale, () => defaultLocale)
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function chosen(): Locale | undefined {
  try {
    const kept = localStorage.getItem(KEY)
    return kept !== null && isLocale(kept) ? kept : undefined
  } catch {
    return undefined
  }
}
