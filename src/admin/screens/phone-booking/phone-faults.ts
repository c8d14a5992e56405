import type { FieldError } from '../../../contract/field-errors.ts'
import { isKeyOf } from '../../words/fault-words.ts'
import { useWords } from '../../words/words.tsx'

/** What is wrong with a field, by the names it can have, to whoever is on the phone. */
export function useFault(faults: readonly FieldError[]): (...paths: string[]) => string | undefined {
  const { t, messages } = useWords('phone')
  const words = messages.phone.faults
  return (...paths) => {
    const { code, detail } = faults.find(({ path }) => paths.includes(path)) ?? {}
    return detail ?? (code && t(`faults.${isKeyOf(words, code) ? code : 'other'}`))
  }
}
