import { type RefObject, useLayoutEffect } from 'react'
import { formFromQuery, queryFromForm } from '../booking-form.ts'
import type { Search } from './use-search-form.ts'

/**
 * What was chosen before the page woke up, or what the browser put back, is what the visitor sees, so it is what
 * counts. Read while the fields are still those the server sent.
 */
export function useSeenForm(
  element: RefObject<HTMLFormElement | null>,
  { asked, setTyped }: Search,
  isAwake: boolean,
): void {
  useLayoutEffect(() => {
    if (isAwake) return
    const texts = [...new FormData(element.current ?? undefined)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    )
    const seen = formFromQuery(new URLSearchParams(texts))
    if (seen && queryFromForm(seen) !== queryFromForm(asked)) setTyped(seen)
  }, [element, asked, setTyped, isAwake])
}
