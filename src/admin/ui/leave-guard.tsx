import { useEffect } from 'react'

/** What is not saved yet, wherever on the screen; `true`: it is kept as a draft. */
const unsaved = new Map<symbol, boolean>()

/** Whoever goes away from what is not saved is asked first, inside the staff area and by the browser. */
export function LeaveGuard({ isDirty, isKept = false }: { isDirty: boolean; isKept?: boolean }) {
  useEffect(() => {
    if (!isDirty) return
    const work = Symbol('unsaved')
    unsaved.set(work, isKept)
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => {
      unsaved.delete(work)
      window.removeEventListener('beforeunload', ask)
    }
  }, [isDirty, isKept])
  return null
}

/** Whether something would be lost, and whether all of it is kept. */
export const unsavedWork = () => ({ isThere: unsaved.size > 0, isKept: [...unsaved.values()].every(Boolean) })
