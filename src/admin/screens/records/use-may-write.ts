import type { ResourceName } from '../../../contract/records/resource.ts'
import { recordRights } from '../../../contract/staff/record-rights.ts'
import { useMay } from '../../api/session.ts'

/** Whether whoever is signed in may change these records; the API says the same. */
export const useMayWrite = (name: ResourceName): boolean => useMay(recordRights[name].write)
