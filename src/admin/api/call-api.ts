import type { FieldError } from '../../contract/field-errors.ts'
import type { AnswerOf, EndpointName, StaffEndpoints } from '../../contract/staff/endpoints.ts'
import { staffLocale } from '../words/language.ts'
import { isAttended } from './attendance.ts'

/** What the API said no with; `detail` is a sentence in the reader's language. */
export type Problem = {
  status: number
  code: string
  detail: string
  errors?: FieldError[]
  [more: string]: unknown
}
export type Answer<Value> = { ok: true; value: Value; headers: Headers } | { ok: false; problem: Problem }

/** The names a path leaves open: `id` of `/bookings/:id/page`. */
type OpenNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | OpenNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** A form sends what it has: what is not filled in goes as nothing, and the server names the field. */
type Typed<Value> = Value extends Blob
  ? Value
  : Value extends readonly (infer Item)[]
    ? Typed<Item>[]
    : Value extends object
      ? { [Name in keyof Value]: Typed<Value[Name]> | null | undefined }
      : Value

/** What a call needs to be told, by its name in the table of calls. */
export type Asked<Name extends EndpointName> = ([OpenNames<Name>] extends [never]
  ? unknown
  : { params: Record<OpenNames<Name>, string | number> }) &
  (StaffEndpoints[Name] extends { query: infer Query }
    ? { query: { [Key in keyof Query]: Query[Key] | undefined } }
    : unknown) &
  (StaffEndpoints[Name] extends { body: infer Body } ? { body: Typed<Body> } : unknown)

/** May be left out where there is nothing to tell. */
export type Arguments<Asking> = object extends Asking ? [asked?: Asking] : [asked: Asking]

type Request = {
  params?: Record<string, string | number>
  query?: Record<string, string | number | undefined>
  body?: unknown
  signal?: AbortSignal
}

let signedOut = () => {}

/** Hears when the server does not know us any more, whatever was asked. */
export function whenSignedOut(listener: () => void): void {
  signedOut = listener
}

let askForProof: () => Promise<boolean> = async () => false

/** Hears when the server wants a code or a passkey first; says whether one was shown. */
export function whenProofNeeded(listener: () => Promise<boolean>): void {
  askForProof = listener
}

/** One call of the staff's API. A refusal is an answer, not an exception. */
export function callApi<Name extends EndpointName>(
  name: Name,
  ...[asked]: Arguments<Asked<Name>>
): Promise<Answer<AnswerOf<Name>>> {
  return send(name, asked ?? {})
}

export async function send<Name extends EndpointName>(
  name: Name,
  { params = {}, query = {}, body, signal }: Request,
): Promise<Answer<AnswerOf<Name>>> {
  const [method = '', pattern = ''] = name.split(' ')
  const path = pattern.replace(/:(\w+)/g, (_, open: string) => encodeURIComponent(String(params[open])))
  const told = Object.entries(query).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, String(value)]],
  )
  const isFile = body instanceof Blob
  const address = `${path}${told.length > 0 ? `?${new URLSearchParams(told)}` : ''}`
  // The routes are held against the same table: `answer` in src/server/api/staff/staff-request.ts.
  return ask(address, async (response) => (await response.json()) as AnswerOf<Name>, {
    method,
    ...(body === undefined
      ? {}
      : {
          headers: { 'content-type': isFile ? body.type : 'application/json' },
          body: isFile ? body : JSON.stringify(body),
        }),
    ...(signal ? { signal } : {}),
  })
}

type Init = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> }

/** Asks; shows a code or a passkey when the server wants one, and asks again. */
async function ask<Value>(
  address: string,
  read: (response: Response) => Promise<Value>,
  init: Init,
): Promise<Answer<Value>> {
  const answer = await askOnce(address, read, init)
  const isProofNeeded = !answer.ok && answer.problem.code === 'fresh_proof_needed'
  return isProofNeeded && (await askForProof()) ? askOnce(address, read, init) : answer
}

async function askOnce<Value>(
  address: string,
  read: (response: Response) => Promise<Value>,
  init: Init,
): Promise<Answer<Value>> {
  try {
    const response = await fetch(`/api/admin${address}`, {
      ...init,
      headers: {
        'accept-language': staffLocale(),
        ...(isAttended() ? {} : { 'x-unattended': '1' }),
        ...init.headers,
      },
    })
    if (response.status === 401) signedOut()
    return response.ok
      ? { ok: true, value: await read(response), headers: response.headers }
      : { ok: false, problem: (await response.json()) as Problem }
  } catch (error) {
    if (init.signal?.aborted) throw error
    return { ok: false, problem: { status: 0, code: 'offline', detail: offline[staffLocale()] } }
  }
}

/** A file that only a call with a body gives out; the browser saves it under the name the server gave it. */
export async function download(path: string, body: object): Promise<Answer<undefined>> {
  const answer = await ask(path, (response) => response.blob(), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) return answer
  const link = document.createElement('a')
  link.href = URL.createObjectURL(answer.value)
  link.download = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? ''
  link.click()
  URL.revokeObjectURL(link.href)
  return { ...answer, value: undefined }
}

/** Said when nothing can be asked any more, so it is here already. */
const offline = {
  et: 'Ühendus puudub. Sisestatu on alles; proovi uuesti, kui ühendus taastub.',
  en: 'There is no connection. What you typed is still here; try again when the connection is back.',
  ru: 'Нет связи. Введённое сохранено; попробуйте снова, когда связь вернётся.',
}
