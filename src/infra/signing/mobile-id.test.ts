import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { MobileIdSimulator } from '../../simulators/signing/mobile-id-simulator.ts'
import { type LocalServer, listenLocally } from '../local-server.ts'
import { MobileId } from './mobile-id.ts'
import { mobileVerificationCode } from './mobile-id-wire.ts'
import type { RelyingParty } from './relying-party.ts'
import type { SigningState } from './signing-provider.ts'

const party = { relyingPartyUuid: '00000000-0000-0000-0000-000000000000', relyingPartyName: 'DEMO' }
const document = Buffer.from('%PDF-1.7 the contract')
const request = { document, text: 'Autorent, leping AR-0001', locale: 'et' } as const
const someone = { idCode: '60001017869', phone: '+37268000769' }
const now = () => new Date('2026-11-15T10:00:00Z')

let server: LocalServer
let simulator: MobileIdSimulator
let mobileId: MobileId

const settings = (changed: Partial<RelyingParty> = {}): RelyingParty => ({
  ...party,
  baseUrl: `${server.url}/mid-api`,
  issuers: [simulator.issuer],
  ocspUrl: `${server.url}/ocsp`,
  now,
  ...changed,
})

beforeEach(async () => {
  simulator = new MobileIdSimulator({ ...party, now })
  server = await listenLocally(() => (request) => simulator.app.fetch(request))
  mobileId = new MobileId(settings())
})
afterEach(async () => {
  await server.close()
})

async function begin(person: { idCode: string; phone: string }): Promise<string> {
  const started = await mobileId.start({ ...request, ...person })
  if (!started.ok) throw new Error(started.code)
  return started.sessionId
}

async function end(person: { idCode: string; phone: string }, signed: Uint8Array = document) {
  const session = { sessionId: await begin(person), document: signed, ...person }
  let answer: SigningState = { state: 'running' }
  for (let poll = 0; poll < 3; poll++) {
    expect(answer).toEqual({ state: 'running' })
    answer = await mobileId.poll(session)
  }
  return answer
}

describe('Mobile-ID', () => {
  it.each([
    ['60001017869', '+37268000769'],
    ['60001018800', '+37200000566'],
    ['60001019906', '+37200000766'],
    ['38001085718', '+37251234567'],
  ])('%s signs after two polls', async (idCode, phone) => {
    expect(await end({ idCode, phone })).toEqual({
      state: 'signed',
      signature: expect.stringMatching(/^[\w+/]{86}==$/),
      algorithm: 'SHA256WithECEncryption',
      certificate: expect.any(String),
      documentNumber: undefined,
      ocsp: expect.any(Uint8Array),
    })
  })

  it.each([
    ['60001019947', '+37207110066', 'unusable'],
    ['60001019950', '+37201100266', 'refused'],
    ['60001019961', '+37200000666', 'unusable'],
    ['60001019972', '+37201200266', 'unusable'],
    ['60001019983', '+37213100266', 'unusable'],
    ['50001018908', '+37266000266', 'timeout'],
  ])('%s ends as %s %s', async (idCode, phone, reason) => {
    expect(await end({ idCode, phone })).toEqual({ state: 'failed', reason })
  })

  it('shows the code that the phone will show', async () => {
    const started = await mobileId.start({ ...request, ...someone })
    const hash = createHash('sha256').update(document).digest()
    expect(started).toMatchObject({ ok: true, verificationCode: mobileVerificationCode(hash) })
  })

  it('finds no account, refuses what is no number and who is no party', async () => {
    const without = { idCode: '60001019939', phone: '+37200000266' }
    expect(await mobileId.start({ ...request, ...without })).toEqual({ ok: false, code: 'no_account' })
    expect(await mobileId.start({ ...request, idCode: someone.idCode })).toEqual({
      ok: false,
      code: 'refused',
    })
    const stranger = new MobileId(settings({ relyingPartyUuid: 'x' }))
    expect(await stranger.start({ ...request, ...someone })).toEqual({ ok: false, code: 'refused' })
  })

  it.each(['anotherPerson', 'unknownIssuer'] as const)('%s is refused at once', async (fault) => {
    simulator.set({ [fault]: true })
    expect(await mobileId.start({ ...request, ...someone })).toEqual({ ok: false, code: 'refused' })
  })

  it('believes no wrong signature and none of another document', async () => {
    expect(await end(someone, Buffer.from('another'))).toEqual({ state: 'failed', reason: 'other' })
    simulator.set({ wrongSignature: true })
    expect(await end(someone)).toEqual({ state: 'failed', reason: 'other' })
  })

  it('has room for any text', async () => {
    for (const text of ['a'.repeat(500), 'õ'.repeat(500), 'договор '.repeat(50)]) {
      expect((await mobileId.start({ ...request, ...someone, text, locale: 'ru' })).ok).toBe(true)
    }
  })

  it('says when it cannot be reached, and has forgotten an old session', async () => {
    const session = { sessionId: await begin(someone), document, ...someone }
    simulator.set({ isDown: true })
    expect(await mobileId.start({ ...request, ...someone })).toEqual({ ok: false, code: 'unreachable' })
    expect(await mobileId.poll(session)).toEqual({ state: 'failed', reason: 'unreachable' })
    simulator.set({ isDown: false })
    expect(await mobileId.poll(session)).toEqual({ state: 'running' })
    const old = { ...session, sessionId: 'forgotten' }
    expect(await mobileId.poll(old)).toEqual({ state: 'failed', reason: 'timeout' })
  })
})
