import { useEffect } from 'react'

let lastSeen: { address: string; data: unknown } | undefined

/** The page as it was last shown, for `lastSeenOr`. */
export function useLastSeen(address: string, data: unknown): void {
  useEffect(() => {
    lastSeen = { address, data }
  }, [address, data])
}

/** In the browser: a page that is only read again stays as it was when the connection is gone. */
export async function lastSeenOr<Data>(address: string, read: () => Promise<Data>): Promise<Data> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof Response || lastSeen?.address !== address) throw error
    return lastSeen.data as Data
  }
}
