import { z } from 'zod'
import {
  carSearchAnswer,
  pricesByDayAnswer,
  problemAnswer,
  registerAnswer,
} from '../../../contract/visitor/answers.ts'
import {
  carSearchBody,
  pricesByDayBody,
  registerBody,
  registerByEmailBody,
} from '../../../contract/visitor/booking.ts'
import { type ProblemCode, problems } from '../problem.ts'

export type JsonSchema = z.core.JSONSchema.BaseSchema

export type ApiOperation = {
  summary: string
  description: string
  parameters?: { name: string; in: 'header'; required: boolean; description: string; schema: JsonSchema }[]
  requestBody: { required: true; content: Record<string, { schema: JsonSchema }> }
  responses: Record<string, { description: string; content: Record<string, { schema: JsonSchema }> }>
}

export type ApiDescription = {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  paths: Record<string, { post: ApiOperation }>
  components: { schemas: Record<string, JsonSchema> }
}

let made: ApiDescription | undefined

/** The description of the API, made when someone first asks for it. */
export function openApi(): ApiDescription {
  made ??= describe()
  return made
}

/** From the very schemas that check what is sent. */
function describe(): ApiDescription {
  // Every schema that was given an id describes a shape of its own.
  const { schemas } = z.toJSONSchema(z.globalRegistry, {
    io: 'input',
    uri: (id) => `#/components/schemas/${id}`,
  })
  return {
    openapi: '3.1.0',
    info: {
      title: 'Autorent',
      version: '1',
      description:
        'Finding and booking a car. Times are Tallinn times, money is in euros with VAT. Every refusal is problem+json with a stable code.',
    },
    paths: {
      '/api/booking/cars': { post: searchOperation },
      '/api/booking/prices-by-day': { post: pricesByDayOperation },
      '/api/booking/register': { post: registerOperation },
    },
    components: { schemas },
  }
}

function nameOf(schema: z.ZodType): string {
  return z.globalRegistry.get(schema)?.id ?? 'Unnamed'
}

const ref = (schema: z.ZodType): { schema: JsonSchema } => ({
  schema: { $ref: `#/components/schemas/${nameOf(schema)}` },
})

const answer = (description: string, schema: z.ZodType) => ({
  description,
  content: { 'application/json': ref(schema) },
})

/** The refusals of a call, by status; two codes may share one. */
function refusals(...codes: ProblemCode[]): ApiOperation['responses'] {
  const byStatus = Map.groupBy(codes, (code) => problems[code].status)
  return Object.fromEntries(
    [...byStatus].map(([status, same]) => [
      String(status),
      {
        description: same.map((code) => `\`${code}\`: ${problems[code].title}.`).join(' '),
        content: { 'application/problem+json': ref(problemAnswer) },
      },
    ]),
  )
}

const searchRefusals = [
  'malformed',
  'too_large',
  'unsupported_media_type',
  'invalid',
  'too_many_requests',
  'internal',
] as const

const searchOperation: ApiOperation = {
  summary: 'Free cars and their prices',
  description:
    'Cars that are free for the whole period, the cheapest first, each with the lines of its price.',
  requestBody: { required: true, content: { 'application/json': ref(carSearchBody) } },
  responses: {
    '200': answer('The cars.', carSearchAnswer),
    ...refusals(...searchRefusals),
  },
}

const pricesByDayOperation: ApiOperation = {
  summary: 'What the cheapest car costs at other times',
  description:
    'For each period the least price that a search for it would find. Codes of coupons count as they do in a search.',
  requestBody: { required: true, content: { 'application/json': ref(pricesByDayBody) } },
  responses: {
    '200': answer('The periods with a free car.', pricesByDayAnswer),
    ...refusals(...searchRefusals),
  },
}

const registerOperation: ApiOperation = {
  summary: 'Book a car',
  description:
    'Holds the car until it is paid. With the person under `client` it is paid now; with the person spread into the body it is a request by e-mail, to be paid later.',
  parameters: [
    {
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      description:
        'Repeats of one registration with the same key are answered like the first and book nothing again.',
      schema: { type: 'string', minLength: 1, maxLength: 255 },
    },
  ],
  requestBody: {
    required: true,
    content: {
      'application/json': { schema: { oneOf: [ref(registerBody).schema, ref(registerByEmailBody).schema] } },
    },
  },
  responses: {
    '201': answer('The booking.', registerAnswer),
    ...refusals(
      'malformed',
      'car_taken',
      'price_changed',
      'too_large',
      'unsupported_media_type',
      'invalid',
      'idempotency_key_reused',
      'too_many_requests',
      'internal',
    ),
  },
}
