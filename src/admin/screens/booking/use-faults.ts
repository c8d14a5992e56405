import type { Problem } from '../../api/call-api.ts'
import { isKeyOf } from '../../words/fault-words.ts'
import { useSpoken, useWords } from '../../words/words.tsx'

/** What a field shows about its own fault. */
export function useFaults(problem: Problem | undefined) {
  const t = useWords('bookings')
  const change = useWords('timeline')
  const { messages } = useSpoken()
  const wordsOf = (code: string) => {
    if (isKeyOf(messages.bookings.errors, code)) return t(`errors.${code}`)
    // Other cars and other times are refused by the rules of the timeline.
    return isKeyOf(messages.timeline.errors, code) ? change(`errors.${code}`) : problem?.detail
  }
  return (path: string, hint?: string) => {
    const fault = problem?.errors?.find((error) => error.path === path)
    if (!fault) return { error: false, ...(hint ? { helperText: hint } : {}) }
    return { error: true, helperText: wordsOf(fault.code) }
  }
}
