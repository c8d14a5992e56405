import { createHash, generateKeyPair, type KeyObject, randomInt } from 'node:crypto'
import { promisify } from 'node:util'
import { z } from 'zod'
import { parseIdCode } from '../../domain/people/estonian-id-code.ts'
import { documentNumber, smartIdEnd } from './demo-people.ts'
import { PhoneSessions } from './phone-sessions.ts'
import { signDigestPss } from './sign-digest.ts'
import { type SigningSimulatorSettings, SimulatedAuthority } from './simulated-authority.ts'

const shown = z.discriminatedUnion('type', [
  z.object({ type: z.literal('confirmationMessage'), displayText200: z.string().min(1).max(200) }),
  z.object({ type: z.literal('displayTextAndPIN'), displayText60: z.string().min(1).max(60) }),
])

const signatureBody = z.object({
  relyingPartyUUID: z.string(),
  relyingPartyName: z.string(),
  certificateLevel: z.enum(['QUALIFIED', 'ADVANCED', 'QSCD']),
  signatureProtocol: z.literal('RAW_DIGEST_SIGNATURE'),
  signatureProtocolParameters: z.object({
    digest: z.base64().refine((text) => Buffer.from(text, 'base64').length === 64),
    signatureAlgorithm: z.literal('rsassa-pss'),
    signatureAlgorithmParameters: z.object({ hashAlgorithm: z.literal('SHA-512') }),
  }),
  nonce: z.string().min(1).max(30).optional(),
  interactions: z.base64().transform((text, context) => {
    try {
      return z
        .array(shown)
        .min(1)
        .parse(JSON.parse(Buffer.from(text, 'base64').toString()))
    } catch {
      context.addIssue({ code: 'custom', message: 'no interactions' })
      return z.NEVER
    }
  }),
})

type Session = { idCode: string; digest: Buffer; interaction: string }

/** Smart-ID RP API v3, signing by notification. `app` serves `/v3/…`, alone or mounted; its memory is the process's. */
export class SmartIdSimulator extends SimulatedAuthority {
  readonly #sessions = new PhoneSessions<Session>()
  /** One for everybody: making one takes a moment. */
  readonly #keys: Promise<{ publicKey: KeyObject; privateKey: KeyObject }>

  constructor(settings: SigningSimulatorSettings) {
    super(settings)
    const { relyingPartyUuid, relyingPartyName } = settings
    this.#keys = promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
    this.app.use(async (_, next) => (this.faults.isDown ? problem(580) : next()))

    this.app.post('/v3/signature/notification/etsi/:person', async (context) => {
      const body = signatureBody.safeParse(await context.req.json().catch(() => undefined))
      if (!body.success) return problem(400)
      const { relyingPartyUUID, relyingPartyName: name, signatureProtocolParameters } = body.data
      if (relyingPartyUUID !== relyingPartyUuid || name !== relyingPartyName) return problem(401)
      const idCode = parseIdCode(context.req.param('person').replace(/^PNOEE-/, ''))
      if (!idCode.ok) return problem(404)
      const digest = Buffer.from(signatureProtocolParameters.digest, 'base64')
      const interaction = body.data.interactions[0]?.type ?? ''
      const sessionID = this.#sessions.begin({ idCode: idCode.code, digest, interaction })
      return context.json({ sessionID, vc: { type: 'numeric4', value: fourDigits() } })
    })

    this.app.get('/v3/session/:id', async (context) => {
      const session = this.#sessions.ask(context.req.param('id'))
      if (!session) return problem(404)
      return context.json(session === 'running' ? { state: 'RUNNING' } : await this.#complete(session))
    })
  }

  async #complete({ idCode, digest, interaction }: Session): Promise<unknown> {
    const { endResult, details } = smartIdEnd(idCode)
    if (endResult !== 'OK') return { state: 'COMPLETE', result: { endResult, ...(details && { details }) } }
    const { publicKey, privateKey } = await this.#keys
    const signed = this.faults.wrongSignature ? createHash('sha512').update(digest).digest() : digest
    const hashAlgorithm = 'SHA-512'
    return {
      state: 'COMPLETE',
      result: { endResult, documentNumber: documentNumber(idCode) },
      signatureProtocol: 'RAW_DIGEST_SIGNATURE',
      signature: {
        value: signDigestPss(signed, privateKey).toString('base64'),
        flowType: 'Notification',
        signatureAlgorithm: 'rsassa-pss',
        signatureAlgorithmParameters: {
          hashAlgorithm,
          maskGenAlgorithm: { algorithm: 'id-mgf1', parameters: { hashAlgorithm } },
          saltLength: 64,
          trailerField: '0xbc',
        },
      },
      cert: { value: this.certify(idCode, publicKey), certificateLevel: 'QUALIFIED' },
      interactionTypeUsed: interaction,
    }
  }
}

const fourDigits = (): string => String(randomInt(10_000)).padStart(4, '0')

/** 580 and its like are the service's own numbers. */
function problem(status: number): Response {
  const body = { type: 'about:blank', title: 'Simulated problem', status, detail: '', errors: [] }
  return Response.json(body, { status, headers: { 'content-type': 'application/problem+json' } })
}
