import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { RecordBody } from '../../src/contract/records/record-schema.ts'
import { type ResourceName, resourceNames } from '../../src/contract/records/resource.ts'
import { resources } from '../../src/contract/records/resources.ts'
import { recordRights } from '../../src/contract/staff/record-rights.ts'
import { schema } from '../../src/db/schema.ts'
import { isOwnersRight } from '../../src/domain/people/rights.ts'
import { type AtWork, ORIGIN, signedIn } from '../support/staff.ts'
import { exampleRecords, type Known, knownIn } from '../support/staff-records.ts'
import { useTestSystem } from '../support/test-system.ts'
import { wrongValues } from '../support/wrong-values.ts'

/** Every resource by every verb. A resource that is described without an example here does not compile. */
const system = useTestSystem()
let owner: AtWork
let agent: AtWork
let known: Known

beforeAll(async () => {
  owner = await signedIn(system, 'owner')
  agent = await signedIn(system, 'agent')
  known = await knownIn(system)
})

const example = (name: ResourceName): RecordBody => exampleRecords[name]?.(known) ?? {}
const codeOf = async (answer: Response): Promise<[number, string]> => [
  answer.status,
  (await answer.json()).code,
]
const bare = (method: string, path: string, headers: Record<string, string> = {}) =>
  system.send(`/api/admin${path}`, {
    method,
    headers: { 'content-type': 'application/json', origin: ORIGIN, ...headers },
    ...(method === 'GET' || method === 'DELETE' ? {} : { body: '{}' }),
  })

const requests = [
  ['GET', ''],
  ['GET', '/1'],
  ['POST', ''],
  ['PUT', '/1'],
  ['DELETE', '/1'],
  ['POST', '/import'],
] as const

describe.each(resourceNames)('%s', (name) => {
  const resource = resources[name]

  it.each(requests)('%s %s needs a session, and changes need our own origin', async (method, path) => {
    expect(await codeOf(await bare(method, `/${name}${path}`))).toEqual([401, 'signed_out'])
    if (method === 'GET') return
    for (const origin of ['https://evil.example', '']) {
      const answer = await bare(method, `/${name}${path}`, { cookie: owner.cookie, origin })
      expect(await codeOf(answer)).toEqual([403, 'wrong_origin'])
    }
  })

  it('is for those it is for', async () => {
    const reading = await agent.get(`/${name}`)
    const { read, write } = recordRights[name]
    expect(reading.status).toBe(isOwnersRight(read) ? 403 : 200)
    expect((await agent.get(`/${name}/1`)).status === 403).toBe(isOwnersRight(read))
    const writing = [
      await agent.post(`/${name}`, {}),
      await agent.put(`/${name}/999999`, {}),
      await agent.del(`/${name}/999999`),
      await agent.post(`/${name}/import`, { rows: [{}], isTrial: true }),
    ]
    const isForbidden = writing.map(({ status }) => status === 403)
    expect(new Set(isForbidden)).toEqual(new Set([isOwnersRight(write)]))
    const isOwners = (await writing[0]?.json())?.code === 'owners_only'
    expect(isOwners).toBe(isOwnersRight(write))
  })

  it('is listed, counted, sorted by every field, narrowed and searched', async () => {
    const listed = await owner.get(`/${name}?range=[0,4]`)
    expect(listed.status).toBe(200)
    const rows = (await listed.json()) as RecordBody[]
    expect(rows.length).toBeLessThanOrEqual(5)
    expect(listed.headers.get('content-range')).toMatch(new RegExp(`^${name} 0-\\d+/\\d+$`))
    const sortable = resource.fields.filter(({ kind }) => kind !== 'json')
    for (const field of ['id', ...sortable.map((one) => one.name)]) {
      for (const order of ['ASC', 'DESC']) {
        expect((await owner.get(`/${name}?sort=["${field}","${order}"]`)).status).toBe(200)
      }
    }
    for (const field of resource.fields.filter(({ isFilter }) => isFilter)) {
      const filter = filterOf(field.name, field.kind, 'options' in field ? field.options[0] : undefined)
      const answer = await owner.get(`/${name}?filter=${encodeURIComponent(JSON.stringify(filter))}`)
      expect([field.name, answer.status]).toEqual([field.name, 200])
    }
    const searched = await owner.get(
      `/${name}?filter=${encodeURIComponent(JSON.stringify({ q: "ei ole % sellist_' \\" }))}`,
    )
    expect(searched.status).toBe(200)
    const wrong = [
      'sort=["password","ASC"]',
      'sort=[]',
      'range=[5,1]',
      'range=[0,5000]',
      'filter={"tokenSecret":"x"}',
      'filter={',
      'filter={"id":"x"}',
    ]
    for (const query of wrong)
      expect(await codeOf(await owner.get(`/${name}?${query}`))).toEqual([422, 'invalid'])
  })

  it('has nothing under ids that are none', async () => {
    for (const id of ['999999', '99999999999999999999', '0']) {
      expect((await owner.get(`/${name}/${id}`)).status).toBe(404)
    }
    for (const id of ['abc', '-1', '1.5', '1%27'])
      expect((await owner.get(`/${name}/${id}`)).status).toBe(404)
  })
})

describe('company', () => {
  it('is made once, changed, and never removed', async () => {
    const made = await owner.post('/company', example('company'))
    expect([made.status, (await made.json()).id]).toEqual([201, 1])
    const second = await owner.post('/company', example('company'))
    expect((await second.json()).errors).toEqual([{ path: 'name', code: 'taken' }])
    expect((await owner.put('/company/1', { bankName: 'LHV' })).status).toBe(200)
    expect(await codeOf(await owner.del('/company/1'))).toEqual([405, 'not_here'])
  })
})

describe.each(resourceNames.filter((name) => name !== 'company' && exampleRecords[name]))(
  '%s by hand',
  (name) => {
    const resource = resources[name]

    it('is made, read, changed and removed, and each is written down', async () => {
      const body = example(name)
      const made = await owner.post(`/${name}`, body)
      const record = (await made.json()) as RecordBody & { id: number }
      expect([made.status, record.code]).toEqual([201, record.code])
      expect(record).toMatchObject(body)
      expect(record).not.toHaveProperty('password')
      expect(record.title).toEqual(expect.stringMatching(/\S/))
      expect(await (await owner.get(`/${name}/${record.id}`)).json()).toEqual(record)
      const same = await owner.put(`/${name}/${record.id}`, record)
      expect([same.status, (await same.json()).id]).toEqual([200, record.id])
      const gone = await owner.del(`/${name}/${record.id}`)
      expect([name, gone.status]).toEqual([name, 200])
      expect((await owner.get(`/${name}/${record.id}`)).status).toBe(404)
      expect((await owner.del(`/${name}/${record.id}`)).status).toBe(404)
      const { auditLog } = schema
      const entries = await system
        .db()
        .select()
        .from(auditLog)
        .where(and(eq(auditLog.resource, name), eq(auditLog.recordId, record.id)))
        .orderBy(auditLog.id)
      // Whoever is hired is also invited.
      const log = entries.filter(({ action }) => action !== 'invite')
      expect(log.map(({ action, adminId }) => [action, adminId])).toEqual([
        ['create', owner.id],
        ['remove', owner.id],
      ])
      expect(log[0]?.before).toBeNull()
      expect(log[1]?.after).toBeNull()
    })

    const writable = resource.fields.filter(({ isReadOnly }) => !isReadOnly)
    it.each(writable.map((field) => [field.name, field] as const))(
      'checks %s and names it',
      async (_, field) => {
        for (const value of wrongValues(field)) {
          const body = { ...example(name), [field.name]: value }
          if (field.kind === 'discount') body[field.isPercentage] = true
          const answer = await owner.post(`/${name}`, body)
          const { code, errors } = (await answer.json()) as { code: string; errors?: { path: string }[] }
          expect({ value, status: answer.status, code }).toEqual({ value, status: 422, code: 'invalid' })
          expect(errors?.map(({ path }) => path)).toContain(field.name)
        }
      },
    )
  },
)

describe.each(resourceNames.filter((name) => name !== 'company' && !exampleRecords[name]))('%s', (name) => {
  it('is not made or removed by hand', async () => {
    const answers = [await owner.post(`/${name}`, {}), await owner.del(`/${name}/1`)]
    for (const answer of answers) expect(await codeOf(answer)).toEqual([405, 'not_here'])
    const changed = await owner.put(`/${name}/999999`, {})
    expect(changed.status).toBe(resources[name].verbs.includes('update') ? 404 : 405)
  })
})

function filterOf(name: string, kind: string, option: string | undefined): Record<string, unknown> {
  if (kind === 'moment' || kind === 'day')
    return { [`${name}_gte`]: '2026-01-01', [`${name}_lt`]: '2030-01-01' }
  if (kind === 'boolean') return { [name]: true }
  return { [name]: option ?? (kind === 'text' ? 'x' : 1) }
}
