import { execFile, spawnSync } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SmartIdSimulator } from '../../simulators/signing/smart-id-simulator.ts'
import { type LocalServer, listenLocally } from '../local-server.ts'
import { personCertificate } from './person-certificate.ts'
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
  ocspUrl: `${server.url}/ocsp`,
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

const hasOpenssl = spawnSync('openssl', ['version']).status === 0

function certificateOf(idCode: string): string {
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return simulator.authority.issue(idCode, publicKey)
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
        ocsp: expect.any(Uint8Array),
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

  it.each(['revoked', 'unknownToIssuer'] as const)(
    '%s by its issuer at the time: no signature',
    async (fault) => {
      simulator.set({ [fault]: true })
      expect((await states('40504040001')).at(-1)).toEqual({ state: 'failed', reason: 'revoked' })
    },
  )

  it.each(['foreignResponder', 'wrongNonce', 'isOcspDown'] as const)(
    '%s: waits for a word that can be believed, and loses nothing',
    async (fault) => {
      const heard: boolean[] = []
      smartId = new SmartId(settings({ told: (isThere) => void heard.push(isThere) }))
      simulator.set({ [fault]: true })
      const session = { sessionId: await begin('40504040001'), idCode: '40504040001', document }
      for (let poll = 0; poll < 2; poll++) await smartId.poll(session)
      expect(await smartId.poll(session)).toEqual({ state: 'failed', reason: 'unreachable' })
      expect(heard.at(-1)).toBe(false)
      simulator.set({ [fault]: false })
      expect(await smartId.poll(session)).toMatchObject({ state: 'signed', ocsp: expect.any(Uint8Array) })
      expect(heard.at(-1)).toBe(true)
    },
  )

  // Where there is no OpenSSL to ask, the tests around it have to do.
  it.runIf(hasOpenssl)(
    'keeps a word that a stranger can check: signed, of this certificate, for this question',
    async () => {
      const signed = (await states('40504040001')).at(-1)
      if (signed?.state !== 'signed') throw new Error('not signed')
      const folder = await mkdtemp(join(tmpdir(), 'autorent-ocsp-'))
      const pem = (base64: string) => `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n`
      await writeFile(join(folder, 'issuer.pem'), simulator.issuer.toString())
      await writeFile(join(folder, 'person.pem'), pem(signed.certificate))
      await writeFile(join(folder, 'answer.der'), signed.ocsp)
      const args = [
        '-respin',
        'answer.der',
        '-issuer',
        'issuer.pem',
        '-cert',
        'person.pem',
        '-CAfile',
        'issuer.pem',
      ]
      const at = String(clock.getTime() / 1000)
      const said = await promisify(execFile)('openssl', ['ocsp', ...args, '-no_nonce', '-attime', at], {
        cwd: folder,
      })
      await rm(folder, { recursive: true })
      expect(said.stdout + said.stderr).toContain('Response verify OK')
    },
  )

  it('believes nobody whose issuer has no time left', async () => {
    const { issuer } = simulator
    expect(issuer.validToDate.getTime()).toBeGreaterThan(clock.getTime())
    const base64 = certificateOf('40504040001')
    const trust = { issuers: [issuer], now: () => clock }
    expect(personCertificate(base64, '40504040001', trust)).toBeDefined()
    // Given on the last day of its issuer, it would live on for years.
    clock = new Date(issuer.validToDate.getTime() - 1000)
    const late = certificateOf('40504040001')
    clock = new Date(issuer.validToDate.getTime() + 1000)
    expect(personCertificate(late, '40504040001', trust)).toBeUndefined()
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
