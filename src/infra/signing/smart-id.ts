import { constants, createHash, randomBytes, verify } from 'node:crypto'
import { z } from 'zod'
import { callJson } from '../call-json.ts'
import { personCertificate, type Trust } from './person-certificate.ts'
import {
  failed,
  type SigningFailure,
  type SigningProvider,
  type SigningRequest,
  type SigningSession,
  type SigningStart,
  type SigningState,
} from './signing-provider.ts'

export type SmartIdSettings = Trust & {
  /** With its version: `https://rp-api.smart-id.com/v3`, `https://sid.demo.sk.ee/smart-id-rp/v3` or the simulator's. */
  baseUrl: string
  relyingPartyUuid: string
  relyingPartyName: string
  timeoutMs?: number
  /** How long the service may hold a question while nothing changes. */
  pollMs?: number
}

const startAnswer = z.object({
  sessionID: z.string().min(1),
  vc: z.object({ type: z.literal('numeric4'), value: z.string().regex(/^\d{4}$/) }),
})

const sessionAnswer = z.discriminatedUnion('state', [
  z.object({ state: z.literal('RUNNING') }),
  z.object({
    state: z.literal('COMPLETE'),
    result: z.object({ endResult: z.string(), documentNumber: z.string().optional() }),
  }),
])

const SALT_BYTES = 64
const sha512 = z.object({ hashAlgorithm: z.literal('SHA-512') })

/** Anything but what was asked for is no signature. */
const signedAnswer = z.object({
  result: z.object({ documentNumber: z.string() }),
  signatureProtocol: z.literal('RAW_DIGEST_SIGNATURE'),
  signature: z.object({
    value: z.string(),
    signatureAlgorithm: z.literal('rsassa-pss'),
    signatureAlgorithmParameters: sha512.extend({
      maskGenAlgorithm: z.object({ algorithm: z.literal('id-mgf1'), parameters: sha512 }),
      saltLength: z.literal(SALT_BYTES),
      trailerField: z.literal('0xbc'),
    }),
  }),
  cert: z.object({ value: z.string(), certificateLevel: z.literal('QUALIFIED') }),
})

const reasons: Record<string, SigningFailure> = {
  USER_REFUSED: 'refused',
  USER_REFUSED_CERT_CHOICE: 'refused',
  USER_REFUSED_INTERACTION: 'refused',
  TIMEOUT: 'timeout',
  WRONG_VC: 'wrong_code',
  DOCUMENT_UNUSABLE: 'unusable',
  REQUIRED_INTERACTION_NOT_SUPPORTED_BY_APP: 'unusable',
}

/** Smart-ID RP API v3, signing by notification: the code to compare comes from the service. */
export class SmartId implements SigningProvider {
  readonly #settings: SmartIdSettings

  constructor(settings: SmartIdSettings) {
    this.#settings = settings
  }

  async start({ idCode, document, text }: SigningRequest): Promise<SigningStart> {
    const { baseUrl, relyingPartyUuid, relyingPartyName, timeoutMs = 10_000 } = this.#settings
    const answer = await callJson(
      `${baseUrl}/signature/notification/etsi/PNOEE-${encodeURIComponent(idCode)}`,
      {
        method: 'POST',
        timeoutMs,
        body: {
          relyingPartyUUID: relyingPartyUuid,
          relyingPartyName,
          certificateLevel: 'QUALIFIED',
          signatureProtocol: 'RAW_DIGEST_SIGNATURE',
          signatureProtocolParameters: {
            digest: createHash('sha512').update(document).digest('base64'),
            signatureAlgorithm: 'rsassa-pss',
            signatureAlgorithmParameters: { hashAlgorithm: 'SHA-512' },
          },
          // Otherwise a second try within seconds would get the session of the first.
          nonce: randomBytes(15).toString('hex'),
          interactions: interactions(text),
        },
      },
    )
    if (!answer) return { ok: false, code: 'unreachable' }
    if (answer.status !== 200) return { ok: false, code: startFailure(answer.status) }
    const started = startAnswer.safeParse(answer.body)
    if (!started.success) return { ok: false, code: 'unreachable' }
    return { ok: true, sessionId: started.data.sessionID, verificationCode: started.data.vc.value }
  }

  async poll(session: SigningSession): Promise<SigningState> {
    const { baseUrl, timeoutMs = 10_000, pollMs = 1000 } = this.#settings
    const answer = await callJson(
      `${baseUrl}/session/${encodeURIComponent(session.sessionId)}?timeoutMs=${pollMs}`,
      { method: 'GET', timeoutMs: pollMs + timeoutMs },
    )
    // A session is forgotten some minutes after its end.
    if (answer?.status === 404) return failed('timeout')
    const said = sessionAnswer.safeParse(answer?.status === 200 ? answer.body : undefined)
    if (!said.success) return failed('unreachable')
    if (said.data.state === 'RUNNING') return { state: 'running' }
    const { endResult } = said.data.result
    return endResult === 'OK' ? this.#signed(answer?.body, session) : failed(reasons[endResult] ?? 'other')
  }

  #signed(body: unknown, { idCode, document }: SigningSession): SigningState {
    const answer = signedAnswer.safeParse(body)
    if (!answer.success) return failed('other')
    const { result, signature, cert } = answer.data
    const key = personCertificate(cert.value, idCode, this.#settings)?.publicKey
    const isTheirs = result.documentNumber.startsWith(`PNOEE-${idCode}-`)
    if (key?.asymmetricKeyType !== 'rsa' || !isTheirs) return failed('other')
    const pss = { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: SALT_BYTES }
    return verify('sha512', document, pss, Buffer.from(signature.value, 'base64'))
      ? {
          state: 'signed',
          signature: signature.value,
          algorithm: 'rsassa-pss SHA-512',
          certificate: cert.value,
          documentNumber: result.documentNumber,
        }
      : failed('other')
  }
}

/** 471: the person has no account of the asked level. 472 and 480 the signer must mend in the app. */
function startFailure(status: number): 'no_account' | 'refused' | 'unreachable' {
  if (status === 404 || status === 471) return 'no_account'
  return status < 400 || status >= 500 || status === 429 ? 'unreachable' : 'refused'
}

/** The phone takes the first it knows. */
function interactions(text: string): string {
  const offered = [
    { type: 'confirmationMessage', displayText200: text.slice(0, 200) },
    { type: 'displayTextAndPIN', displayText60: text.slice(0, 60) },
  ]
  return Buffer.from(JSON.stringify(offered)).toString('base64')
}
