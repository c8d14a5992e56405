import { createHash, verify, type X509Certificate } from 'node:crypto'
import type { JsonAnswer } from '../call-json.ts'
import {
  certificateAnswer,
  mobileVerificationCode,
  phoneText,
  reasons,
  sessionAnswer,
  startAnswer,
} from './mobile-id-wire.ts'
import { personCertificate } from './person-certificate.ts'
import { askSession, failureOf, postAs, type RelyingParty } from './relying-party.ts'
import {
  failed,
  type SigningProvider,
  type SigningRequest,
  type SigningSession,
  type SigningStart,
  type SigningState,
  withStatus,
} from './signing-provider.ts'

const languages = { et: 'EST', en: 'ENG', ru: 'RUS' } as const

type Person = Pick<SigningRequest, 'idCode' | 'phone'>
type FoundCertificate =
  | { ok: true; base64: string; certificate: X509Certificate }
  | { ok: false; code: 'no_account' | 'refused' | 'unreachable' }

/**
 * Mobile-ID REST: the certificate first, then the signature, whose answer carries no certificate. At
 * `https://mid.sk.ee/mid-api`, its demo at `https://tsp.demo.sk.ee/mid-api`.
 */
export class MobileId implements SigningProvider {
  readonly #settings: RelyingParty

  constructor(settings: RelyingParty) {
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
    if (answer?.status !== 200) return { ok: false, code: failureOf(answer?.status) }
    const started = startAnswer.safeParse(answer.body)
    return started.success
      ? { ok: true, sessionId: started.data.sessionID, verificationCode: mobileVerificationCode(hash) }
      : { ok: false, code: 'unreachable' }
  }

  async poll({ sessionId, document, ...person }: SigningSession): Promise<SigningState> {
    const path = `/signature/session/${encodeURIComponent(sessionId)}`
    const asked = await askSession(this.#settings, path, sessionAnswer)
    if (asked.state !== 'ended') return asked
    const { result, signature } = asked.said
    if (result !== 'OK' || !signature) return failed(reasons[result] ?? 'other')
    return this.#signed(signature, document, await this.#certificate(person))
  }

  async #signed(
    signature: { value: string; algorithm: string },
    document: Uint8Array,
    found: FoundCertificate,
  ): Promise<SigningState> {
    if (!found.ok) return failed(found.code === 'unreachable' ? 'unreachable' : 'other')
    const key = found.certificate.publicKey
    const isElliptic = key.asymmetricKeyType === 'ec' && signature.algorithm === 'SHA256WithECEncryption'
    const bytes = Buffer.from(signature.value, 'base64')
    if (!isElliptic || !verify('sha256', document, { key, dsaEncoding: 'ieee-p1363' }, bytes)) {
      return failed('other')
    }
    const signed = {
      state: 'signed',
      signature: signature.value,
      algorithm: signature.algorithm,
      certificate: found.base64,
      documentNumber: undefined,
    } as const
    return withStatus(signed, found.certificate, this.#settings)
  }

  async #certificate(person: Person): Promise<FoundCertificate> {
    const answer = await this.#post('/certificate', person, {})
    if (answer?.status !== 200) return { ok: false, code: failureOf(answer?.status) }
    const said = certificateAnswer.safeParse(answer.body)
    if (!said.success) return { ok: false, code: 'unreachable' }
    if (said.data.result !== 'OK' || !said.data.cert) return { ok: false, code: 'no_account' }
    const certificate = personCertificate(said.data.cert, person.idCode, this.#settings)
    return certificate ? { ok: true, base64: said.data.cert, certificate } : { ok: false, code: 'refused' }
  }

  #post(path: string, { idCode, phone }: Person, more: object): Promise<JsonAnswer | undefined> {
    const person = { phoneNumber: phone ?? '', nationalIdentityNumber: idCode }
    return postAs(this.#settings, path, { ...person, ...more })
  }
}
