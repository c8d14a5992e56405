import type { StaffMessages } from '../../../i18n/staff-messages.ts'
import type { Problem } from '../../api/call-api.ts'
import { useSpoken, useWords } from '../../words/words.tsx'

type Fault = keyof StaffMessages['bookings']['errors']
type ChangeFault = keyof StaffMessages['timeline']['errors']

/** What a field shows about its own fault. */
export function useFaults(problem: Problem | undefined) {
  const t = useWords('bookings')
  const change = useWords('timeline')
  const { messages } = useSpoken()
  const wordsOf = (code: string) => {
    if (code in messages.bookings.errors) return t(`errors.${code as Fault}`)
    // Other cars and other times are refused by the rules of the timeline.
    return code in messages.timeline.errors ? change(`errors.${code as ChangeFault}`) : problem?.detail
  }
  return (path: string, hint?: string) => {
    const fault = problem?.errors?.find((error) => error.path === path)
    if (!fault) return { error: false, ...(hint ? { helperText: hint } : {}) }
    return { error: true, helperText: wordsOf(fault.code) }
  }
}
