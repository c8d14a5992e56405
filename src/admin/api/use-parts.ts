import type { OutsideParts } from '../../domain/outside-parts.ts'
import { useApi } from './use-api.ts'

/** What is real, simulated and off; undefined until it is known. */
export function useParts(): OutsideParts | undefined {
  return useApi('GET /parts').value
}
