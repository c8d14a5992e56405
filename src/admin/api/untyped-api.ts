import { useCallback, useEffect, useState } from 'react'
import { staffLocale } from '../words/language.ts'
import type { Answer, Problem } from './call-api.ts'

type Call = { method?: 'GET' | 'POST' | 'PUT' | 'DELETE'; body?: unknown; signal?: AbortSignal }

/** Gives way to `callApi` and `useApi`, screen by screen. One call of the staff's API, by its path below `/api/admin`. A refusal is an answer, not an exception. */
export async function callApi<Value>(
  path: string,
  { method = 'GET', body, signal }: Call = {},
): Promise<Answer<Value>> {
  const isFile = body instanceof Blob
  try {
    const response = await fetch(`/api/admin${path}`, {
      method,
      headers: {
        'accept-language': staffLocale(),
        ...(body === undefined ? {} : { 'content-type': isFile ? body.type : 'application/json' }),
      },
      ...(body === undefined ? {} : { body: isFile ? body : JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    })
    const answered: unknown = await response.json()
    return response.ok
      ? { ok: true, value: answered as Value, headers: response.headers }
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

type Read<Value> = {
  value: Value | undefined
  problem: Problem | undefined
  isLoading: boolean
  reload: () => void
}

/** What a screen shows. The last answer stays while a newer one is on its way. Without a path nothing is asked. */
export function useAnswer<Value>(path: string | undefined): Read<Value> {
  const [state, setState] = useState<{ path?: string; value?: Value; problem?: Problem }>({})
  const [asked, ask] = useState(0)
  useEffect(() => {
    if (path === undefined) return
    const leaving = new AbortController()
    callApi<Value>(path, { signal: leaving.signal }).then(
      (answer) =>
        setState((last) =>
          answer.ok
            ? { path, value: answer.value }
            : { path, problem: answer.problem, ...(last.value === undefined ? {} : { value: last.value }) },
        ),
      () => undefined,
    )
    return () => leaving.abort()
    // Asking again is the same path once more.
  }, [path, asked])
  const reload = useCallback(() => ask((count) => count + 1), [])
  return {
    value: state.value,
    problem: state.problem,
    isLoading: path !== undefined && state.path !== path,
    reload,
  }
}
