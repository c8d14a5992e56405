import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether scripts run: what only they can do is shown only then. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
