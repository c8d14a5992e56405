import { createTranslator } from 'use-intl/core'
import type { FieldError } from '../../contract/field-errors.ts'
import { formatLabel } from '../../domain/calendar/wall-clock.ts'
import type { RentalFault } from '../../domain/pricing/rental-faults.ts'
import { closedWords } from '../../i18n/closed-words.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { Texts } from './request-context.ts'

type Fault = { path: string; code: string } & Pick<RentalFault, 'closed' | 'shortest'>

/**
 * Faults as the API tells them; a closed door with the hours of that day and the nearest time, and a rental that is too
 * short with how long it has to be, in a sentence.
 */
export function wordFaults(faults: readonly Fault[], texts: Texts, locale: Locale): FieldError[] {
  return faults.map(({ path, code, closed, shortest }) => {
    const t = createTranslator({ locale, messages: texts[locale] })
    if (shortest)
      return {
        path,
        code,
        detail: t('common.tooShort', { days: shortest.days }),
        nearest: formatLabel(shortest.returnAt),
      }
    if (!closed) return { path, code }
    const nearest = closed.nearest === undefined ? null : formatLabel(closed.nearest)
    return { path, code, detail: closedWords(closed, t, locale), nearest }
  })
}
