import { useApi } from './use-api.ts'

/** The last changes of a record, as the log has them. */
export function useHistory(resource: string, recordId: number, count: number) {
  return useApi('GET /audit-log', {
    query: {
      filter: JSON.stringify({ resource, recordId }),
      range: JSON.stringify([0, count - 1]),
    },
  })
}
