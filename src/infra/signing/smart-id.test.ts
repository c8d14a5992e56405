import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SmartIdSimulator } from '../../simulators/signing/smart-id-simulator.ts'
import { type LocalServer, listenLocally } from '../local-server.ts'
import type { RelyingParty } from './relying-party.ts'
import type { SigningState } from './signing-provider.ts'
import { SmartId } from './smart-id.ts'

const party = { relyingPartyUuid: '00000000-0000-4000-8000-000000000000', relyingPartyName: 'DEMO' }
const document = Buffer.from('%PDF-1.7 the contract')
const request = { document, text: 'Autorent, leping AR-0001', locale: 'et' } as const

let clock: Date
let server: LocalServer
let simulator: SmartIdSimulator
let smartId: SmartId

const settings = (changed: Partial<RelyingParty> = {}): RelyingParty => ({
  ...party,
  baseUrl: `${server.url}/v3`,
  issuers: [simulator.issuer],
  now: () => clock,
  ...changed,
})

beforeEach(async () => {
  clock = new Date('2026-11-15T10:00:00Z')
  simulator = new SmartIdSimulator({ ...party, now: () => clock })
  server = await listenLocally(() => (request) => simulator.app.fetch(request))
  smartId = new SmartId(settings())
})
afterEach(async () => {
  await server.close()
})

async function begin(idCode: string): Promise<string> {
  const started = await smartId.start({ ...request, idCode })
  if (!started.ok) throw new Error(started.code)
  expect(started.verificationCode).toMatch(/^\d{4}$/)
  return started.sessionId
}

/** Everything that was answered until the end. */
async function states(idCode: string, signed: Uint8Array = document): Promise<SigningState[]> {
  const session = { sessionId: await begin(idCode), idCode, document: signed }
  const answers = [await smartId.poll(session)]
  while (answers.at(-1)?.state === 'running') answers.push(await smartId.poll(session))
  return answers
}

describe('Smart-ID', () => {
  it.each([
    ['40504040001', 'PNOEE-40504040001-DEM0-Q'],
    ['50001029996', 'PNOEE-50001029996-DEMO-Q'],
    ['38001085718', 'PNOEE-38001085718-MOCK-Q'],
  ])('%s signs after two polls', async (idCode, documentNumber) => {
    expect(await states(idCode)).toEqual([
      { state: 'running' },
      { state: 'running' },
      {
        state: 'signed',
        signature: expect.stringMatching(/^[\w+/]{342}==$/),
        algorithm: 'rsassa-pss SHA-512',
        certificate: expect.any(String),
        documentNumber,
      },
    ])
  })

  it.each([
    ['30403039917', 'refused'],
    ['30403039928', 'refused'],
    ['30403039939', 'refused'],
    ['30403039946', 'refused'],
    ['30403039972', 'wrong_code'],
    ['30403039983', 'timeout'],
  ])('%s ends as %s', async (idCode, reason) => {
    expect((await states(idCode)).at(-1)).toEqual({ state: 'failed', reason })
  })

  it.each([
    'wrongSignature',
    'anotherPerson',
    'unknownIssuer',
    'signInCertificate',
    'plainCertificate',
  ] as const)('%s is not believed', async (fault) => {
    simulator.set({ [fault]: true })
    expect((await states('40504040001')).at(-1)).toEqual({ state: 'failed', reason: 'other' })
  })

  it('does not sign another document than the one that was sent', async () => {
    const other = Buffer.from('%PDF-1.7 another contract')
    expect((await states('40504040001', other)).at(-1)).toEqual({ state: 'failed', reason: 'other' })
  })

  it('believes no certificate whose time is over', async () => {
    const sessionId = await begin('40504040001')
    const late = new SmartId(settings({ now: () => new Date('2036-01-01T00:00:00Z') }))
    const session = { sessionId, idCode: '40504040001', document }
    await late.poll(session)
    await late.poll(session)
    expect(await late.poll(session)).toEqual({ state: 'failed', reason: 'other' })
  })

  it('knows nobody by a code that is none, and refuses a stranger', async () => {
    expect(await smartId.start({ ...request, idCode: '36805280108' })).toEqual({
      ok: false,
      code: 'no_account',
    })
    const stranger = new SmartId(settings({ relyingPartyName: 'SOMEONE' }))
    expect(await stranger.start({ ...request, idCode: '40504040001' })).toEqual({
      ok: false,
      code: 'refused',
    })
  })

  it('has room for any text', async () => {
    const long = await smartId.start({ ...request, idCode: '40504040001', text: 'õ'.repeat(500) })
    expect(long.ok).toBe(true)
  })

  it('says when it cannot be reached, and goes on when it can again', async () => {
    const session = { sessionId: await begin('40504040001'), idCode: '40504040001', document }
    simulator.set({ isDown: true })
    expect(await smartId.start({ ...request, idCode: '40504040001' })).toEqual({
      ok: false,
      code: 'unreachable',
    })
    expect(await smartId.poll(session)).toEqual({ state: 'failed', reason: 'unreachable' })
    simulator.set({ isDown: false })
    expect(await smartId.poll(session)).toEqual({ state: 'running' })
    const nobody = new SmartId(settings({ baseUrl: 'http://127.0.0.1:1/v3' }))
    expect(await nobody.start({ ...request, idCode: '40504040001' })).toEqual({
      ok: false,
      code: 'unreachable',
    })
  })

  it('has forgotten an old session', async () => {
    const session = { sessionId: 'forgotten', idCode: '40504040001', document }
    expect(await smartId.poll(session)).toEqual({ state: 'failed', reason: 'timeout' })
  })
})
