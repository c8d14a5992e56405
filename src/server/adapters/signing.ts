import { X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { PhoneSigningMethod } from '../../domain/booking/paper-kinds.ts'
import { listenLocally } from '../../infra/local-server.ts'
import type { RelyingParty } from '../../infra/signing/relying-party.ts'
import type { SigningProvider } from '../../infra/signing/signing-provider.ts'
import type { Env } from '../env.ts'
import type { Told } from './part-watch.ts'

export type Phones = {
  /** Only what customers can sign with. */
  providers: Partial<Record<PhoneSigningMethod, SigningProvider>>
  close: () => Promise<void>
}

/** The parties of SK's demo environment; the simulators know the same ones. */
const demoParty = {
  'smart-id': { relyingPartyUuid: '00000000-0000-4000-8000-000000000000', relyingPartyName: 'DEMO' },
  'mobile-id': { relyingPartyUuid: '00000000-0000-0000-0000-000000000000', relyingPartyName: 'DEMO' },
}

/** How a service is spoken to, and what speaks for it while it is simulated. */
const services = {
  'smart-id': {
    open: async (party: RelyingParty) => new (await import('../../infra/signing/smart-id.ts')).SmartId(party),
    simulator: async () => (await import('../../simulators/signing/smart-id-simulator.ts')).SmartIdSimulator,
    root: '/v3',
  },
  'mobile-id': {
    open: async (party: RelyingParty) =>
      new (await import('../../infra/signing/mobile-id.ts')).MobileId(party),
    simulator: async () =>
      (await import('../../simulators/signing/mobile-id-simulator.ts')).MobileIdSimulator,
    root: '/mid-api',
  },
}

/** Smart-ID and Mobile-ID at the configured addresses, or simulators that speak the same bytes, or neither. */
export async function openSigning(env: Env, now: () => Date, told: Told): Promise<Phones> {
  const issuers = await readIssuers(env.SIGNING_ISSUERS)
  const phones = {
    'smart-id': phone('smart-id', {
      baseUrl: env.SMART_ID_URL,
      relyingPartyUuid: env.SMART_ID_PARTY_UUID ?? demoParty['smart-id'].relyingPartyUuid,
      relyingPartyName: env.SMART_ID_PARTY_NAME ?? demoParty['smart-id'].relyingPartyName,
    }),
    'mobile-id': phone('mobile-id', {
      baseUrl: env.MOBILE_ID_URL,
      relyingPartyUuid: env.MOBILE_ID_PARTY_UUID ?? demoParty['mobile-id'].relyingPartyUuid,
      relyingPartyName: env.MOBILE_ID_PARTY_NAME ?? demoParty['mobile-id'].relyingPartyName,
    }),
  }

  function phone(name: PhoneSigningMethod, { baseUrl, ...party }: Configured): Opened | undefined {
    const { open, simulator, root } = services[name]
    if (baseUrl)
      return opening(async () => ({
        provider: await open({ ...party, baseUrl, issuers, ocspUrl: env.SIGNING_OCSP_URL, now, told }),
        close: async () => undefined,
      }))
    if (env.parts.phones !== 'simulated') return undefined
    return opening(async () => {
      const Simulator = await simulator()
      const simulated = new Simulator({ ...demoParty[name], now })
      const server = await listenLocally(() => simulated.app.fetch)
      const provider = await open({
        ...demoParty[name],
        baseUrl: `${server.url}${root}`,
        issuers: [simulated.issuer],
        ocspUrl: `${server.url}/ocsp`,
        now,
      })
      return { provider, close: server.close }
    })
  }

  return {
    providers: Object.fromEntries(
      Object.entries(phones).flatMap(([name, opened]) => (opened ? [[name, opened.provider]] : [])),
    ),
    close: async () => {
      for (const opened of Object.values(phones)) await opened?.close()
    },
  }
}

type Configured = Pick<RelyingParty, 'relyingPartyUuid' | 'relyingPartyName'> & {
  baseUrl: string | undefined
}
type Opened = { provider: SigningProvider; close: () => Promise<void> }

/** A phone that is made ready when the first contract is signed by it: what reads certificates is large. */
function opening(open: () => Promise<Opened>): Opened {
  let opened: Promise<Opened> | undefined
  const provider = async () => (await (opened ??= open())).provider
  return {
    provider: {
      start: async (request) => (await provider()).start(request),
      poll: async (session) => (await provider()).poll(session),
    },
    close: async () => (await opened)?.close(),
  }
}

/** The certificates of those who may vouch for a signer: one file of PEM blocks. */
async function readIssuers(file: string | undefined): Promise<X509Certificate[]> {
  if (!file) return []
  const text = await readFile(file, 'utf8')
  const blocks = text.match(/-----BEGIN CERTIFICATE-----[\s\S]*?-----END CERTIFICATE-----/g) ?? []
  return blocks.map((block) => new X509Certificate(block))
}
