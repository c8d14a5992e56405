import { useState } from 'react'
import type { StaffMessages } from '../../../i18n/staff-messages.ts'
import type { Problem } from '../../api/call-api.ts'
import { isKeyOf } from '../../words/fault-words.ts'
import { useSpoken, useWords } from '../../words/words.tsx'

/** What a field shows about its own fault. */
export function useFaults(problem: Problem | undefined) {
  const { bookings, timeline } = useSpoken().messages
  const wordsOf = (code: string) => {
    if (isKeyOf(bookings.errors, code)) return bookings.errors[code]
    // Other cars and other times are refused by the rules of the timeline.
    return isKeyOf(timeline.errors, code) ? timeline.errors[code] : problem?.detail
  }
  return (path: string, hint?: string) => {
    const fault = problem?.errors?.find((error) => error.path === path)
    return { fault: fault && (wordsOf(fault.code) ?? ''), helperText: hint }
  }
}

export type FaultOf = ReturnType<typeof useFaults>

type Named = keyof StaffMessages['bookings']['fields']

/** What is typed into a dialog, field by field, with the name of each and what was refused about it. */
export function useFields<Values extends object>(first: Values, problem: Problem | undefined) {
  const { t } = useWords('bookings')
  const fault = useFaults(problem)
  const [values, setValues] = useState(first)
  return {
    values,
    change: (changes: Partial<Values>) => setValues((last) => ({ ...last, ...changes })),
    fault,
    field: <Name extends keyof Values & Named>(name: Name, hint?: string) => ({
      label: t(`fields.${name}`),
      value: values[name],
      onChange: (value: Values[Name]) => setValues((last) => ({ ...last, [name]: value })),
      ...fault(name, hint),
    }),
  }
}
