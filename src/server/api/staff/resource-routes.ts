import { Hono, type MiddlewareHandler } from 'hono'
import { z } from 'zod'
import { fieldErrors } from '../../../contract/field-errors.ts'
import { importRows } from '../../../contract/records/import.ts'
import { isResourceName, type ResourceName, type Verb } from '../../../contract/records/resource.ts'
import { resources } from '../../../contract/records/resources.ts'
import { historyQuery, type StoredRecord } from '../../../contract/staff/records.ts'
import type { Database } from '../../../db/client.ts'
import { hasRight } from '../../../domain/people/rights.ts'
import { bringBack } from '../../../use-cases/records/bring-back.ts'
import type { Row } from '../../../use-cases/records/convert-record.ts'
import { createRecord } from '../../../use-cases/records/create-record.ts'
import { importRecords } from '../../../use-cases/records/import-records.ts'
import { listQuery, listRecords } from '../../../use-cases/records/list-records.ts'
import { readHistory } from '../../../use-cases/records/read-history.ts'
import { readRecord } from '../../../use-cases/records/read-record.ts'
import { filterFacts, isExport, recordReading } from '../../../use-cases/records/record-reading.ts'
import { removeRecord } from '../../../use-cases/records/remove-record.ts'
import { type TitleLanguage, titleRecords } from '../../../use-cases/records/title-records.ts'
import { updateRecord } from '../../../use-cases/records/update-record.ts'
import type { WriteResult } from '../../../use-cases/records/write-record.ts'
import { recordsOf } from '../../../use-cases/rights/own-places.ts'
import { invite } from '../../../use-cases/sign-in/invite.ts'
import { requestLocale } from '../request-context.ts'
import { refuseElsewhere } from './allowed-only.ts'
import { staleProof } from './fresh-proof.ts'
import { refuseOvertaken } from './refuse-overtaken.ts'
import type { StaffDependencies } from './staff-dependencies.ts'
import {
  answer,
  placesOf,
  readBody,
  refuse,
  refuseFields,
  requestedId,
  type StaffContext,
  type StaffRequest,
} from './staff-request.ts'

const body = z.record(z.string().max(50), z.unknown())
/** A file of a few thousand cars fits. */
const IMPORT_LIMITS = { bytes: 4 * 1024 * 1024, values: 200_000 }

/** Every entity by the same five verbs, as its description allows. */
export function resourceRoutes(deps: StaffDependencies): Hono<StaffContext> {
  const {
    database: { db },
    read,
    papers,
    now,
  } = deps
  const may = mayWrite(deps)
  const app = new Hono<StaffContext>()
  const name = '/:resource' as const
  const one = '/:resource/:id{[0-9]+}' as const
  // A name that is none is answered by whoever comes after.
  app.use(name, knownOnly)
  app.use(`${name}/*`, knownOnly)
  const writing = (context: StaffRequest) => ({ db, name: resourceOf(context), ...context.get('staff') })

  const record = async (context: StaffRequest, row: Row): Promise<StoredRecord> => {
    const [found = { ...row, title: '' }] = await titleRecords(
      db,
      resourceOf(context),
      [row],
      languageOf(context),
    )
    return found
  }

  app.get(name, async (context) => {
    const resource = resourceOf(context)
    const query = listQuery.safeParse(context.req.query())
    if (!query.success) return refuseFields(context, fieldErrors(query.error))
    const { by } = context.get('staff')
    const isTakenOut = isExport(resource, query.data)
    if (isTakenOut && !hasRight(by, 'export')) return refuse(context, 'errors', 'no_export', 403)
    const own = recordsOf(resource, placesOf(context), now())
    const listed = await read((copy) => listRecords(copy, resource, query.data, languageOf(context), own))
    if (!listed.ok) return refuseFields(context, [{ path: listed.path, code: listed.code }])
    const { records, total, first } = listed.page
    if (isTakenOut) {
      const facts = { rows: records.length, filter: filterFacts(query.data) }
      await recordReading(db, context.get('staff'), { resource, action: 'export', facts })
    }
    const last = Math.max(first, first + records.length - 1)
    const headers = { 'content-range': `${resource} ${first}-${last}/${total ?? '*'}` }
    return answer(context, 'GET /:resource', records, { headers })
  })
  app.get(one, async (context) => {
    const found = await readRecord(db, resourceOf(context), requestedId(context), languageOf(context))
    return found ? answer(context, 'GET /:resource/:id', found) : refuse(context, 'errors', 'not_found', 404)
  })

  app.get(`${one}/history`, async (context) => {
    const { count } = historyQuery.parse(context.req.query())
    const changes = await readHistory(db, resourceOf(context), requestedId(context), count)
    return answer(context, 'GET /:resource/:id/history', changes)
  })

  const written = async (
    context: StaffRequest,
    call: WritingCall,
    result: WriteResult,
  ): Promise<Response> => {
    if (result.ok) {
      const status = call === 'POST /:resource' ? 201 : 200
      return answer(context, call, await record(context, result.row), { status })
    }
    if (result.code === 'invalid') return refuseFields(context, result.errors)
    if (result.code === 'changed_meanwhile') {
      const current = await record(context, result.row)
      return refuseOvertaken(context, db, resourceOf(context), current)
    }
    const more = result.code === 'still_booked' ? { bookings: result.bookings } : {}
    return refuse(context, 'errors', result.code, result.code === 'not_found' ? 404 : 409, more)
  }
  app.post(name, may('create'), async (context) => {
    const read = await readBody(context, body)
    if (!read.ok) return read.response
    const elsewhere =
      (await refuseElsewhere(context, deps, 'car', read.data.carId)) ??
      (await refuseElsewhere(context, deps, 'booking', read.data.bookingId))
    if (elsewhere) return elsewhere
    const made = await createRecord(writing(context), read.data)
    // Whoever is hired chooses their own password.
    if (made.ok && resourceOf(context) === 'admins') {
      const { links, origin } = papers
      const language = requestLocale(context)
      await invite(db, made.row.id, { links, origin, staff: context.get('staff'), language })
    }
    return written(context, 'POST /:resource', made)
  })
  app.put(one, may('update'), async (context) => {
    const read = await readBody(context, body)
    if (!read.ok) return read.response
    const updated = await updateRecord(writing(context), requestedId(context), read.data)
    return written(context, 'PUT /:resource/:id', updated)
  })
  app.delete(one, may('remove'), async (context) =>
    written(context, 'DELETE /:resource/:id', await removeRecord(writing(context), requestedId(context))),
  )
  app.post(`${name}/import`, may('create'), may('update'), async (context) => {
    const read = await readBody(context, importRows, IMPORT_LIMITS)
    if (!read.ok) return read.response
    return answer(context, 'POST /:resource/import', await importRecords(writing(context), read.data))
  })
  addBringBack(app, db)
  app.all(name, notHere)
  app.all(one, notHere)
  return app
}

/** What was removed comes back as the log has it. */
function addBringBack(app: Hono<StaffContext>, db: Database): void {
  app.post('/audit-log/:id{[0-9]+}/bring-back', async (context) => {
    const staff = context.get('staff')
    const back = await bringBack(db, requestedId(context), staff)
    if (back.ok) {
      const [found = { ...back.row, title: '' }] = await titleRecords(
        db,
        back.resource,
        [back.row],
        languageOf(context),
      )
      return answer(context, 'POST /audit-log/:id/bring-back', found)
    }
    if (back.code === 'invalid') return refuseFields(context, back.errors)
    return refuse(context, 'errors', back.code, back.code === 'not_found' ? 404 : 409)
  })
}

type WritingCall = 'POST /:resource' | 'PUT /:resource/:id' | 'DELETE /:resource/:id'

const resourceOf = (context: StaffRequest): ResourceName => context.req.param('resource') as ResourceName

/** Records are called by their names in the language of whoever reads. */
function languageOf(context: StaffRequest): TitleLanguage {
  const locale = requestLocale(context)
  return { locale, messages: context.get('staffTexts')[locale] }
}

const knownOnly: MiddlewareHandler<StaffContext> = async (context, next) => {
  if (!isResourceName(context.req.param('resource') ?? '')) return refuse(context, 'errors', 'not_found', 404)
  return next()
}

const notHere = (context: StaffRequest) => refuse(context, 'errors', 'not_here', 405)

const mayWrite =
  (deps: StaffDependencies) =>
  (verb: Verb): MiddlewareHandler<StaffContext> =>
  async (context, next) => {
    const { verbs, needsProof } = resources[resourceOf(context)]
    if (!verbs.includes(verb)) return notHere(context)
    return (needsProof && staleProof(context, deps)) || next()
  }
