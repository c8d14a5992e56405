import { usePermissions } from 'react-admin'
import type { Resource } from '../../../contract/records/resource.ts'

/** Whether whoever is signed in may change these records; the API says the same. */
export function useMayWrite({ writers }: Resource): boolean {
  const { permissions: role } = usePermissions()
  return writers === 'agent' || role === 'owner'
}
