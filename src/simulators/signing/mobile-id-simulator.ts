import { createHash, generateKeyPairSync, randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { z } from 'zod'
import { parseIdCode } from '../../domain/people/estonian-id-code.ts'
import { mobileIdEnd, NOT_MOBILE_ID_CLIENT } from './demo-people.ts'
import { PhoneSessions } from './phone-sessions.ts'
import { signDigestEcdsa } from './sign-digest.ts'
import { type SigningSimulatorSettings, SimulatedAuthority } from './simulated-authority.ts'

const personBody = z.object({
  relyingPartyUUID: z.string(),
  relyingPartyName: z.string(),
  phoneNumber: z.string().regex(/^\+37[02]\d{7,8}$/),
  nationalIdentityNumber: z.string().refine((code) => parseIdCode(code).ok),
})
const displayed = z.discriminatedUnion('displayTextFormat', [
  z.object({ displayTextFormat: z.literal('GSM-7'), displayText: z.string().max(100) }),
  z.object({ displayTextFormat: z.literal('UCS-2'), displayText: z.string().max(50) }),
])
const signatureBody = z.intersection(
  personBody.extend({
    hash: z.base64().refine((text) => Buffer.from(text, 'base64').length === 32),
    hashType: z.literal('SHA256'),
    language: z.enum(['EST', 'ENG', 'RUS', 'LIT']),
  }),
  displayed,
)

type Session = { idCode: string; hash: Buffer }

/** Mobile-ID REST, certificates and signatures. `app` serves `/mid-api/…`, alone or mounted; its memory is the process's. */
export class MobileIdSimulator extends SimulatedAuthority {
  readonly #settings: SigningSimulatorSettings
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  readonly #sessions = new PhoneSessions<Session>()

  constructor(settings: SigningSimulatorSettings) {
    super(settings)
    this.#settings = settings
    this.app.use(async (context, next) => (this.faults.isDown ? this.#fault(context, 500) : next()))

    this.app.post('/mid-api/certificate', async (context) => {
      const body = personBody.safeParse(await context.req.json().catch(() => undefined))
      if (!body.success) return this.#fault(context, 400)
      if (!this.#isKnown(body.data)) return this.#fault(context, 401)
      return context.json(this.#certificate(body.data.nationalIdentityNumber))
    })

    this.app.post('/mid-api/signature', async (context) => {
      const body = signatureBody.safeParse(await context.req.json().catch(() => undefined))
      if (!body.success) return this.#fault(context, 400)
      if (!this.#isKnown(body.data)) return this.#fault(context, 401)
      const { nationalIdentityNumber: idCode, hash } = body.data
      return context.json({ sessionID: this.#sessions.begin({ idCode, hash: Buffer.from(hash, 'base64') }) })
    })

    this.app.get('/mid-api/signature/session/:id', (context) => {
      const session = this.#sessions.ask(context.req.param('id'))
      if (!session) return this.#fault(context, 404)
      return context.json(session === 'running' ? { state: 'RUNNING' } : this.#complete(session))
    })
  }

  #isKnown({ relyingPartyUUID, relyingPartyName }: z.infer<typeof personBody>): boolean {
    const settings = this.#settings
    return relyingPartyUUID === settings.relyingPartyUuid && relyingPartyName === settings.relyingPartyName
  }

  #certificate(idCode: string): unknown {
    if (idCode === NOT_MOBILE_ID_CLIENT) return { result: 'NOT_FOUND' }
    return { result: 'OK', cert: this.certify(idCode, this.#keys.publicKey) }
  }

  #complete({ idCode, hash }: Session): unknown {
    const at = { time: this.#settings.now().toISOString(), traceId: randomUUID() }
    const result = idCode === NOT_MOBILE_ID_CLIENT ? 'NOT_MID_CLIENT' : mobileIdEnd(idCode)
    if (result !== 'OK') return { state: 'COMPLETE', result, ...at }
    const signed = this.faults.wrongSignature ? createHash('sha256').update(hash).digest() : hash
    const value = signDigestEcdsa(signed, this.#keys.privateKey).toString('base64')
    return {
      state: 'COMPLETE',
      result,
      signature: { value, algorithm: 'SHA256WithECEncryption' },
      ...at,
    }
  }

  #fault(context: Context, status: 400 | 401 | 404 | 500): Response {
    const time = this.#settings.now().toISOString()
    return context.json({ error: 'Simulated fault', time, traceId: randomUUID() }, status)
  }
}
