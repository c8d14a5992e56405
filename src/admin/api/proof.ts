import { useSyncExternalStore } from 'react'
import { whenProofNeeded } from './call-api.ts'

type Settle = (isProved: boolean) => void

let settle: Settle | undefined
let waiting: Promise<boolean> | undefined
const listeners = new Set<() => void>()

function become(next: Settle | undefined): void {
  settle = next
  for (const listener of listeners) listener()
}

/** However many calls wait for it, it is asked for once. */
whenProofNeeded(() => {
  waiting ??= new Promise<boolean>((resolve) => {
    become((isProved) => {
      become(undefined)
      waiting = undefined
      resolve(isProved)
    })
  })
  return waiting
})

/** While a call waits for a code or a passkey: how to tell it that one was shown, or that none will be. */
export function useProofAsked(): Settle | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => settle,
    () => undefined,
  )
}
