import * as fc from 'fast-check'
import type { JsonSchema } from '../../src/server/api/visitor/openapi.ts'
import { anyCharacter } from './any-character.ts'
import { type HostileRequest, hostileRegistration, hostileSearch } from './hostile-bodies.ts'
import { anything, texts } from './hostile-values.ts'

/** One request of the fuzz, ready to be sent. */
export type FuzzRequest = { path: string } & HostileRequest

type Schemas = Record<string, JsonSchema>
type Description = {
  paths: Record<string, { post: { requestBody: { content: Record<string, { schema: JsonSchema }> } } }>
  components: { schemas: Schemas }
}

const DEEPEST = 6

/** Bodies for every call that the description tells of: mostly as it says, now and then not. */
export function fromDescription({ paths, components }: Description): fc.Arbitrary<FuzzRequest> {
  const described = Object.entries(paths).map(([path, { post }]) => {
    const schema = post.requestBody.content['application/json']?.schema ?? {}
    return fc.record({
      path: fc.constant(path),
      body: valueOf(schema, components.schemas, 0).map((value) => JSON.stringify(value) ?? 'null'),
      headers: fc.constant({ 'content-type': 'application/json' }),
    })
  })
  const mutated = [
    hostileSearch.map((request) => ({ path: '/api/booking/cars', ...asJson(request) })),
    hostileRegistration.map((request) => ({ path: '/api/booking/register', ...asJson(request) })),
  ]
  return fc.oneof(...described, ...mutated)
}

const asJson = ({ body, headers }: HostileRequest): HostileRequest => {
  // Each request comes from an address of its own; the rest of the headers is the fuzz's.
  const { 'x-forwarded-for': _, ...others } = headers
  return { body, headers: { 'content-type': 'application/json', ...others } }
}

function valueOf(schema: JsonSchema, schemas: Schemas, depth: number): fc.Arbitrary<unknown> {
  if (depth > DEEPEST) return fc.constant(null)
  return fc.oneof(
    { weight: 12, arbitrary: described(schema, schemas, depth) },
    { weight: 1, arbitrary: anything },
  )
}

function described(schema: JsonSchema, schemas: Schemas, depth: number): fc.Arbitrary<unknown> {
  const inner = (one: unknown) => valueOf(one as JsonSchema, schemas, depth + 1)
  const { $ref } = schema
  if ($ref) return valueOf(schemas[$ref.split('/').at(-1) ?? ''] ?? {}, schemas, depth)
  const choices = schema.oneOf ?? schema.anyOf
  if (choices) return fc.oneof(...choices.map(inner))
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.const !== undefined) return fc.constant(schema.const)
  switch (schema.type) {
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, one]) => [name, inner(one)])),
        { requiredKeys: schema.required ?? [] },
      )
    case 'array':
      return fc.array(inner(schema.items ?? {}), { maxLength: 4 })
    case 'string':
      return fc.oneof(
        fc.constantFrom(...texts, '2027-03-10T10:00', 'jaan@example.ee', '+372 5123 4567', 'et'),
        fc.string({ unit: anyCharacter, maxLength: 40 }),
      )
    case 'number':
    case 'integer':
      return fc.oneof(fc.integer({ min: 0, max: 9 }), fc.integer(), fc.double({ noNaN: true }))
    case 'boolean':
      return fc.boolean()
    default:
      return anything
  }
}

/** A form as a page shows it: where it goes, and what it holds before anyone types. */
export type Form = { path: string; fields: [name: string, value: string][] }

/** Names that scripts send beside what the page shows. */
const known = [
  'intent',
  'choice',
  'drawing',
  'isRead',
  'phone',
  'email',
  'reason',
  'driver',
  'kind',
  'withDeposit',
]

export function formsIn(html: string, path: string): Form[] {
  const forms = html.match(/<form[^>]*method="post"[^]*?<\/form>/gi) ?? []
  const attribute = (tag: string, name: string) =>
    new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&')
  return forms.map((form) => ({
    path: attribute(form.slice(0, form.indexOf('>')), 'action') || path,
    fields: [...form.matchAll(/<(?:input|select|textarea|button)\b[^>]*>/g)].flatMap(
      ([tag]): [string, string][] => {
        const name = attribute(tag, 'name')
        return name ? [[name, attribute(tag, 'value') ?? '']] : []
      },
    ),
  }))
}

/** Every form, sent as a page without scripts sends it and as one with scripts does. */
export function fromForms(forms: readonly Form[]): fc.Arbitrary<FuzzRequest> {
  const typed = fc.oneof(
    fc.constantFrom(...texts),
    fc.string({ unit: anyCharacter, maxLength: 60 }),
    fc.constant(undefined),
  )
  return fc
    .record({
      form: fc.constantFrom(...forms),
      typed: fc.array(typed, { minLength: 12, maxLength: 12 }),
      more: fc.array(fc.tuple(fc.constantFrom(...known, '__proto__', ''), fc.constantFrom(...texts)), {
        maxLength: 3,
      }),
      isByScript: fc.boolean(),
    })
    .map(({ form, typed: values, more, isByScript }) => {
      const body = new URLSearchParams()
      for (const [index, [name, value]] of form.fields.entries())
        body.append(name, (values[index % values.length] ?? value).toWellFormed())
      for (const [name, value] of more) body.append(name, value.toWellFormed())
      const [address = '', query] = form.path.split('?')
      const asked = isByScript ? `${address === '/' ? '/_root' : address}.data` : address
      return {
        path: query ? `${asked}?${query}` : asked,
        body: body.toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }
    })
}
