import { isKeyOf } from '../../words/fault-words.ts'
import { useWords } from '../../words/words.tsx'

/** What is wrong with a field of the price list or of the trial rental, in a sentence that says what to do. */
export function useFaultWords() {
  const { t, messages } = useWords('prices')
  const { faults, trialFaults } = messages.prices
  return {
    wordOf: (code: string | undefined) => code && t(`faults.${isKeyOf(faults, code) ? code : 'format'}`),
    trialWordOf: (code: string | undefined) =>
      code && t(`trialFaults.${isKeyOf(trialFaults, code) ? code : 'unknown'}`),
  }
}
