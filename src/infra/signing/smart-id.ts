import { constants, createHash, randomBytes, verify } from 'node:crypto'
import { z } from 'zod'
import { personCertificate } from './person-certificate.ts'
import { askSession, failureOf, postAs, type RelyingParty } from './relying-party.ts'
import {
  failed,
  type SigningFailure,
  type SigningProvider,
  type SigningRequest,
  type SigningSession,
  type SigningStart,
  type SigningState,
  withStatus,
} from './signing-provider.ts'

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

/**
 * Smart-ID RP API v3, signing by notification: the code to compare comes from the service. At
 * `https://rp-api.smart-id.com/v3`, its demo at `https://sid.demo.sk.ee/smart-id-rp/v3`.
 */
export class SmartId implements SigningProvider {
  readonly #settings: RelyingParty

  constructor(settings: RelyingParty) {
    this.#settings = settings
  }

  async start({ idCode, document, text }: SigningRequest): Promise<SigningStart> {
    const path = `/signature/notification/etsi/PNOEE-${encodeURIComponent(idCode)}`
    const answer = await postAs(this.#settings, path, {
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
    })
    // 471: the person has no account of the asked level. 472 and 480 the signer must mend in the app.
    if (answer?.status === 404 || answer?.status === 471) return { ok: false, code: 'no_account' }
    if (answer?.status !== 200) return { ok: false, code: failureOf(answer?.status) }
    const started = startAnswer.safeParse(answer.body)
    if (!started.success) return { ok: false, code: 'unreachable' }
    return { ok: true, sessionId: started.data.sessionID, verificationCode: started.data.vc.value }
  }

  async poll(session: SigningSession): Promise<SigningState> {
    const path = `/session/${encodeURIComponent(session.sessionId)}`
    const asked = await askSession(this.#settings, path, sessionAnswer)
    if (asked.state !== 'ended') return asked
    const { endResult } = asked.said.result
    return endResult === 'OK' ? this.#signed(asked.body, session) : failed(reasons[endResult] ?? 'other')
  }

  async #signed(body: unknown, { idCode, document }: SigningSession): Promise<SigningState> {
    const answer = signedAnswer.safeParse(body)
    if (!answer.success) return failed('other')
    const { result, signature, cert } = answer.data
    const certificate = personCertificate(cert.value, idCode, this.#settings)
    const key = certificate?.publicKey
    const isTheirs = result.documentNumber.startsWith(`PNOEE-${idCode}-`)
    if (!certificate || key?.asymmetricKeyType !== 'rsa' || !isTheirs) return failed('other')
    const pss = { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: SALT_BYTES }
    if (!verify('sha512', document, pss, Buffer.from(signature.value, 'base64'))) return failed('other')
    const signed = {
      state: 'signed',
      signature: signature.value,
      algorithm: 'rsassa-pss SHA-512',
      certificate: cert.value,
      documentNumber: result.documentNumber,
    } as const
    return withStatus(signed, certificate, this.#settings)
  }
}

/** The phone takes the first it knows. */
function interactions(text: string): string {
  const offered = [
    { type: 'confirmationMessage', displayText200: text.slice(0, 200) },
    { type: 'displayTextAndPIN', displayText60: text.slice(0, 60) },
  ]
  return Buffer.from(JSON.stringify(offered)).toString('base64')
}
