import { and, eq } from 'drizzle-orm'
import type { MiddlewareHandler } from 'hono'
import { isResourceName } from '../../../contract/records/resource.ts'
import {
  type CallRight,
  callRights,
  type StaffCall,
  type Subject,
} from '../../../contract/staff/call-rights.ts'
import { recordRights } from '../../../contract/staff/record-rights.ts'
import { hasRight, isOwnersRight, type Right } from '../../../domain/people/rights.ts'
import { tableOf } from '../../../use-cases/records/tables.ts'
import { isAtOwnPlaces, isRentalOf, recordsOf } from '../../../use-cases/rights/own-places.ts'
import type { StaffDependencies } from './staff-dependencies.ts'
import { placesOf, refuse, type StaffContext, type StaffRequest } from './staff-request.ts'

type Row = { method: string; path: RegExp; weight: number } & CallRight

/** The table as paths; where two fit, the one that says more wins: `/cars/:id/card` before `/:resource/:id`. */
const rows: Row[] = (Object.keys(callRights) as StaffCall[])
  .map((call) => {
    const [method = '', path = ''] = call.split(' ')
    const parts = path.split('/')
    return {
      method,
      path: new RegExp(`^${parts.map((part) => (part.startsWith(':') ? '([^/]+)' : part)).join('/')}$`),
      weight: parts.filter((part) => !part.startsWith(':')).length,
      ...callRights[call],
    }
  })
  .toSorted((a, b) => b.weight - a.weight)

/** Only records answer to paths that are in no row, and they say that nothing of the kind is done to them. */
const OF_RECORDS = /^\/[a-z-]+(\/\d+)?(\/import)?$/

/** The edge of the staff's API: the table of calls says who may, and of which places. What is in no row does not exist. */
export function allowedOnly({ database: { db }, now }: StaffDependencies): MiddlewareHandler<StaffContext> {
  return async (context, next) => {
    const path = context.req.path.replace(/^\/api\/admin/, '')
    const method = context.req.method === 'HEAD' ? 'GET' : context.req.method
    const row = rows.find((one) => one.method === method && one.path.test(path))
    if (!row) return OF_RECORDS.test(path) ? next() : refuse(context, 'errors', 'not_found', 404)
    const [, name = '', id] = path.split('/')
    const right = rightOf(row, name)
    const { by } = context.get('staff')
    if (right && !hasRight(by, right)) return refuseRight(context, right)
    const places = placesOf(context)
    if (!places) return next()
    if (row.of === 'company') return refuse(context, 'errors', 'whole_company', 403)
    const number = Number(
      /\d{1,9}/.exec(
        row.path
          .exec(path)
          ?.slice(1)
          .find((part) => /^\d+$/.test(part)) ?? '',
      ) ?? 0,
    )
    if (row.of && !(await isAtOwnPlaces(db, row.of, number, places, now())))
      return refuse(context, 'errors', 'other_place', 404)
    if ((row.right === 'read' || row.right === 'write') && isResourceName(name) && id !== undefined) {
      const own = recordsOf(name, places, now())
      // A file of many may hold what is another place's.
      if (own && id === 'import') return refuse(context, 'errors', 'whole_company', 403)
      const table = tableOf(name)
      if (own && (await db.$count(table.table, and(eq(table.id, number), own))) === 0)
        return refuse(context, 'errors', 'other_place', 404)
    }
    return next()
  }
}

function rightOf({ right }: CallRight, name: string): Right | null {
  if (right !== 'read' && right !== 'write') return right
  return isResourceName(name) ? recordRights[name][right] : null
}

const refuseRight = (context: StaffRequest, right: Right): Response =>
  refuse(context, 'errors', isOwnersRight(right) ? 'owners_only' : 'no_right', 403)

/** What a body names has to be of one's own places too; undefined when it is. */
export async function refuseElsewhere(
  context: StaffRequest,
  { database: { db }, now }: Pick<StaffDependencies, 'database' | 'now'>,
  subject: Subject,
  id: unknown,
): Promise<Response | undefined> {
  const places = placesOf(context)
  if (!places || typeof id !== 'number') return undefined
  const isOwn = await isAtOwnPlaces(db, subject, id, places, now())
  return isOwn ? undefined : refuse(context, 'errors', 'other_place', 404)
}

/** Whoever is bound to places books and offers rentals of theirs; undefined when it is one. */
export const refuseRentalElsewhere = (
  context: StaffRequest,
  rental: { rentLocationId: number; returnLocationId: number },
): Response | undefined =>
  isRentalOf(placesOf(context), rental) ? undefined : refuse(context, 'errors', 'other_place', 404)
