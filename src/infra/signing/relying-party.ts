import type { z } from 'zod'
import { callJson, type JsonAnswer } from '../call-json.ts'
import type { OcspSettings } from './ocsp.ts'
import { failed, type SigningState } from './signing-provider.ts'

/** Whom SK's two services know us as, and how they are asked. */
export type RelyingParty = OcspSettings & {
  /** The service's own, with its version, its demo's or the simulator's. */
  baseUrl: string
  relyingPartyUuid: string
  relyingPartyName: string
  /** How long the service may hold a question while nothing changes. */
  pollMs?: number
}

export function postAs(party: RelyingParty, path: string, more: object): Promise<JsonAnswer | undefined> {
  const { baseUrl, relyingPartyUuid, relyingPartyName, timeoutMs = 10_000, told } = party
  const body = { relyingPartyUUID: relyingPartyUuid, relyingPartyName, ...more }
  return callJson(`${baseUrl}${path}`, { method: 'POST', body, timeoutMs, told })
}

/** Why a call was not answered with 200. */
export const failureOf = (status: number | undefined): 'refused' | 'unreachable' =>
  status === undefined || status < 400 || status >= 500 || status === 429 ? 'unreachable' : 'refused'

type Session = { state: 'RUNNING' } | { state: 'COMPLETE' }

/** What became of a session: its end with the body that says so, or where it stands. */
export async function askSession<Answer extends Session>(
  { baseUrl, timeoutMs = 10_000, pollMs = 1000, told }: RelyingParty,
  path: string,
  schema: z.ZodType<Answer>,
): Promise<{ state: 'ended'; said: Extract<Answer, { state: 'COMPLETE' }>; body: unknown } | SigningState> {
  const url = `${baseUrl}${path}?timeoutMs=${pollMs}`
  const answer = await callJson(url, {
    method: 'GET',
    timeoutMs: pollMs + timeoutMs,
    told,
  })
  // A session is forgotten some minutes after its end.
  if (answer?.status === 404) return failed('timeout')
  const said = schema.safeParse(answer?.status === 200 ? answer.body : undefined)
  if (!said.success) return failed('unreachable')
  if (said.data.state === 'RUNNING') return { state: 'running' }
  return { state: 'ended', said: said.data as Extract<Answer, { state: 'COMPLETE' }>, body: answer?.body }
}
