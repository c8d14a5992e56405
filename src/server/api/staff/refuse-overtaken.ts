import type { ResourceName } from '../../../contract/records/resource.ts'
import type { Database } from '../../../db/client.ts'
import { readHistory } from '../../../use-cases/records/read-history.ts'
import { refuse, requestedId, type StaffRequest } from './staff-request.ts'

/** Somebody was faster: what they made of it, who it was and when. Whoever is refused sees both and decides. */
export async function refuseOvertaken(
  context: StaffRequest,
  db: Database,
  resource: ResourceName,
  current: object,
  id = requestedId(context),
): Promise<Response> {
  const [change] = await readHistory(db, resource, id, 1)
  const by = change && { changedBy: change.adminName, changedAt: change.createdAt }
  return refuse(context, 'errors', 'changed_meanwhile', 409, { current, ...by })
}
