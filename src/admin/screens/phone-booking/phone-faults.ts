import type { FieldError } from '../../../contract/field-errors.ts'
import { isKeyOf } from '../../words/fault-words.ts'
import { useSpoken, useWords } from '../../words/words.tsx'

/** What is wrong with a field, by the names it can have, to whoever is on the phone. */
export function useFault(faults: readonly FieldError[]): (...paths: string[]) => string | undefined {
  const t = useWords('phone')
  const words = useSpoken().messages.phone.faults
  return (...paths) => {
    const code = faults.find(({ path }) => paths.includes(path))?.code
    return code && t(`faults.${isKeyOf(words, code) ? code : 'other'}`)
  }
}
