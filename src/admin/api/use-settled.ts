import { useEffect, useState } from 'react'

const PAUSE_MS = 250

/** What was typed, once the typing pauses: not every letter is a question. */
export function useSettled<Value>(value: Value): Value {
  const [settled, settle] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => settle(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
