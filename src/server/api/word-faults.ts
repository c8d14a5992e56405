import { createTranslator } from 'use-intl/core'
import type { FieldError } from '../../contract/field-errors.ts'
import { formatLabel } from '../../domain/calendar/wall-clock.ts'
import type { ClosedThen } from '../../domain/pricing/rental-faults.ts'
import { closedWords } from '../../i18n/closed-words.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { Texts } from './request-context.ts'

type Fault = { path: string; code: string; closed?: ClosedThen }

/** Faults as the API tells them; a closed door with the hours of that day and the nearest time, in a sentence. */
export function wordFaults(faults: readonly Fault[], texts: Texts, locale: Locale): FieldError[] {
  return faults.map(({ path, code, closed }) => {
    if (!closed) return { path, code }
    const t = createTranslator({ locale, messages: texts[locale] })
    const nearest = closed.nearest === undefined ? null : formatLabel(closed.nearest)
    return { path, code, detail: closedWords(closed, t, locale), nearest }
  })
}
