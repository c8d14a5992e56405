import { createHash, verify, type X509Certificate } from 'node:crypto'
import { callJson, type JsonAnswer } from '../call-json.ts'
import {
  certificateAnswer,
  mobileVerificationCode,
  phoneText,
  reasons,
  sessionAnswer,
  startAnswer,
} from './mobile-id-wire.ts'
import { personCertificate, type Trust } from './person-certificate.ts'
import {
  failed,
  type SigningProvider,
  type SigningRequest,
  type SigningSession,
  type SigningStart,
  type SigningState,
} from './signing-provider.ts'

export type MobileIdSettings = Trust & {
  /** `https://mid.sk.ee/mid-api`, `https://tsp.demo.sk.ee/mid-api` or the simulator's. */
  baseUrl: string
  relyingPartyUuid: string
  relyingPartyName: string
  timeoutMs?: number
  /** How long the service may hold a question while nothing changes. */
  pollMs?: number
}

const languages = { et: 'EST', en: 'ENG', ru: 'RUS' } as const

type Person = Pick<SigningRequest, 'idCode' | 'phone'>
type FoundCertificate =
  | { ok: true; base64: string; certificate: X509Certificate }
  | { ok: false; code: 'no_account' | 'refused' | 'unreachable' }

/** Mobile-ID REST: the certificate first, then the signature, whose answer carries no certificate. */
export class MobileId implements SigningProvider {
  readonly #settings: MobileIdSettings

  constructor(settings: MobileIdSettings) {
    this.#settings = settings
  }

  async start({ document, text, locale, ...person }: SigningRequest): Promise<SigningStart> {
    const found = await this.#certificate(person)
    if (!found.ok) return found
    const hash = createHash('sha256').update(document).digest()
    const answer = await this.#post('/signature', person, {
      hash: hash.toString('base64'),
      hashType: 'SHA256',
      language: languages[locale],
      ...phoneText(text),
    })
    if (!answer) return { ok: false, code: 'unreachable' }
    if (answer.status !== 200) return { ok: false, code: failureOf(answer.status) }
    const started = startAnswer.safeParse(answer.body)
    return started.success
      ? { ok: true, sessionId: started.data.sessionID, verificationCode: mobileVerificationCode(hash) }
      : { ok: false, code: 'unreachable' }
  }

  async poll({ sessionId, document, ...person }: SigningSession): Promise<SigningState> {
    const { baseUrl, timeoutMs = 10_000, pollMs = 1000 } = this.#settings
    const answer = await callJson(
      `${baseUrl}/signature/session/${encodeURIComponent(sessionId)}?timeoutMs=${pollMs}`,
      { method: 'GET', timeoutMs: pollMs + timeoutMs },
    )
    // A session is forgotten some minutes after its end.
    if (answer?.status === 404) return failed('timeout')
    const said = sessionAnswer.safeParse(answer?.status === 200 ? answer.body : undefined)
    if (!said.success) return failed('unreachable')
    if (said.data.state === 'RUNNING') return { state: 'running' }
    const { result, signature } = said.data
    if (result !== 'OK' || !signature) return failed(reasons[result] ?? 'other')
    return this.#signed(signature, document, await this.#certificate(person))
  }

  #signed(
    signature: { value: string; algorithm: string },
    document: Uint8Array,
    found: FoundCertificate,
  ): SigningState {
    if (!found.ok) return failed(found.code === 'unreachable' ? 'unreachable' : 'other')
    const key = found.certificate.publicKey
    const isElliptic = key.asymmetricKeyType === 'ec' && signature.algorithm === 'SHA256WithECEncryption'
    const bytes = Buffer.from(signature.value, 'base64')
    return isElliptic && verify('sha256', document, { key, dsaEncoding: 'ieee-p1363' }, bytes)
      ? {
          state: 'signed',
          signature: signature.value,
          algorithm: signature.algorithm,
          certificate: found.base64,
          documentNumber: undefined,
        }
      : failed('other')
  }

  async #certificate(person: Person): Promise<FoundCertificate> {
    const answer = await this.#post('/certificate', person, {})
    if (!answer) return { ok: false, code: 'unreachable' }
    if (answer.status !== 200) return { ok: false, code: failureOf(answer.status) }
    const said = certificateAnswer.safeParse(answer.body)
    if (!said.success) return { ok: false, code: 'unreachable' }
    if (said.data.result !== 'OK' || !said.data.cert) return { ok: false, code: 'no_account' }
    const certificate = personCertificate(said.data.cert, person.idCode, this.#settings)
    return certificate ? { ok: true, base64: said.data.cert, certificate } : { ok: false, code: 'refused' }
  }

  #post(path: string, { idCode, phone }: Person, more: object): Promise<JsonAnswer | undefined> {
    const { baseUrl, relyingPartyUuid, relyingPartyName, timeoutMs = 10_000 } = this.#settings
    const body = {
      relyingPartyUUID: relyingPartyUuid,
      relyingPartyName,
      phoneNumber: phone ?? '',
      nationalIdentityNumber: idCode,
      ...more,
    }
    return callJson(`${baseUrl}${path}`, { method: 'POST', body, timeoutMs })
  }
}

const failureOf = (status: number): 'refused' | 'unreachable' =>
  status < 400 || status >= 500 || status === 429 ? 'unreachable' : 'refused'
