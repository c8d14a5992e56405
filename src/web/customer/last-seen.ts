import { useEffect } from 'react'
import type { ClientLoaderFunctionArgs } from 'react-router'

let lastSeen: { address: string; data: unknown } | undefined

/** The page as it was last shown, for `clientLoader`. */
export function useLastSeen(address: string, data: unknown): void {
  useEffect(() => {
    lastSeen = { address, data }
  }, [address, data])
}

/** A page that is only read again stays as it was when the connection is gone. */
export async function clientLoader({ serverLoader, url }: ClientLoaderFunctionArgs) {
  try {
    return await serverLoader()
  } catch (error) {
    if (error instanceof Response || lastSeen?.address !== url.pathname + url.search) throw error
    return lastSeen.data
  }
}
