import { isKeyOf } from '../../words/fault-words.ts'
import { useSpoken, useWords } from '../../words/words.tsx'

/** What a fault means to whoever is on the phone; nothing when there is none. */
export function useFaultWords(): (code: string | undefined) => string | undefined {
  const t = useWords('phone')
  const { faults } = useSpoken().messages.phone
  return (code) => code && t(`faults.${isKeyOf(faults, code) ? code : 'other'}`)
}
