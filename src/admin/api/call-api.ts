import type { FieldError } from '../../contract/field-errors.ts'
import type { AnswerOf, EndpointName, StaffEndpoints } from '../../contract/staff/endpoints.ts'
import { staffLocale } from '../words/language.ts'

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
  try {
    const response = await fetch(
      `/api/admin${path}${told.length > 0 ? `?${new URLSearchParams(told)}` : ''}`,
      {
        method,
        headers: {
          'accept-language': staffLocale(),
          ...(body === undefined ? {} : { 'content-type': isFile ? body.type : 'application/json' }),
        },
        ...(body === undefined ? {} : { body: isFile ? body : JSON.stringify(body) }),
        ...(signal ? { signal } : {}),
      },
    )
    const answered: unknown = await response.json()
    if (response.status === 401) signedOut()
    // The routes are held against the same table: `answer` in src/server/api/staff/answer.ts.
    return response.ok
      ? { ok: true, value: answered as AnswerOf<Name>, headers: response.headers }
      : { ok: false, problem: answered as Problem }
  } catch (error) {
    if (signal?.aborted) throw error
    return { ok: false, problem: { status: 0, code: 'offline', detail: offline[staffLocale()] } }
  }
}

/** Said when nothing can be asked any more, so it is here already. */
const offline = {
  et: 'Ühendus puudub. Sisestatu on alles; proovi uuesti, kui ühendus taastub.',
  en: 'There is no connection. What you typed is still here; try again when the connection is back.',
  ru: 'Нет связи. Введённое сохранено; попробуйте снова, когда связь вернётся.',
}
