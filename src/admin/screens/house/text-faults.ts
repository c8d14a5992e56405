import type { FieldError } from '../../../contract/field-errors.ts'
import { useWords } from '../../words/words.tsx'

/** What is wrong at a place, in a sentence: first in the language that is shown, then in any other. */
export function useTextFaults(errors: readonly FieldError[] = []) {
  const { t, messages } = useWords('house')
  const isKnown = (code: string): code is keyof typeof messages.house.faults =>
    Object.hasOwn(messages.house.faults, code)
  return (path: string, language = ''): string | undefined => {
    const at = (found: string) => errors.find((error) => error.path === found)
    const error =
      at(`${path}.${language}`) ?? at(path) ?? errors.find((one) => one.path.startsWith(`${path}.`))
    if (!error) return undefined
    return t(`faults.${isKnown(error.code) ? error.code : 'other'}`, { detail: error.detail ?? '' })
  }
}
