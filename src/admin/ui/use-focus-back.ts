import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * What was pressed may be gone once it is done, and the focus with it: it goes on from the part it stood in. A dialog
 * that closes gives the focus back first.
 */
export function useFocusBack<Part extends HTMLElement>(): [RefObject<Part | null>, () => void] {
  const part = useRef<Part>(null)
  const [times, setTimes] = useState(0)
  useEffect(() => {
    if (times > 0) part.current?.focus({ preventScroll: true })
  }, [times])
  return [part, () => setTimes((last) => last + 1)]
}
