import type { ReactNode } from 'react'
import { useRootData } from '../root-data.ts'

/** For sentences with `<write>{email}</write>`: the company's address, to be pressed. */
export function useWriteLink() {
  const email = useRootData()?.company.email ?? ''
  return {
    email,
    write: (address: ReactNode) => (
      <a href={`mailto:${email}`} className="font-semibold break-words underline underline-offset-4">
        {address}
      </a>
    ),
  }
}
