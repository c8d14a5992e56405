import { X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { PhoneSigningMethod } from '../../domain/booking/paper-kinds.ts'
import { listenLocally } from '../../infra/local-server.ts'
import { MobileId } from '../../infra/signing/mobile-id.ts'
import type { SigningProvider } from '../../infra/signing/signing-provider.ts'
import { SmartId } from '../../infra/signing/smart-id.ts'
import { MobileIdSimulator } from '../../simulators/signing/mobile-id-simulator.ts'
import { SmartIdSimulator } from '../../simulators/signing/smart-id-simulator.ts'
import type { Env } from '../env.ts'

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

/** Smart-ID and Mobile-ID at the configured addresses, or simulators that speak the same bytes, or neither. */
export async function openSigning(env: Env, now: () => Date): Promise<Phones> {
  const isSimulated = env.parts.phones === 'simulated'
  const smartId = env.SMART_ID_URL ? configuredSmartId : isSimulated ? simulatedSmartId : undefined
  const mobileId = env.MOBILE_ID_URL ? configuredMobileId : isSimulated ? simulatedMobileId : undefined
  const opened = { 'smart-id': await smartId?.(env, now), 'mobile-id': await mobileId?.(env, now) }
  return {
    providers: {
      ...(opened['smart-id'] ? { 'smart-id': opened['smart-id'].provider } : {}),
      ...(opened['mobile-id'] ? { 'mobile-id': opened['mobile-id'].provider } : {}),
    },
    close: async () => {
      await opened['smart-id']?.close()
      await opened['mobile-id']?.close()
    },
  }
}

type Opened = { provider: SigningProvider; close: () => Promise<void> }

const nothingToClose = async (): Promise<void> => undefined

async function configuredSmartId(env: Env, now: () => Date): Promise<Opened> {
  const provider = new SmartId({
    baseUrl: env.SMART_ID_URL ?? '',
    relyingPartyUuid: env.SMART_ID_PARTY_UUID ?? demoParty['smart-id'].relyingPartyUuid,
    relyingPartyName: env.SMART_ID_PARTY_NAME ?? demoParty['smart-id'].relyingPartyName,
    issuers: await readIssuers(env.SIGNING_ISSUERS),
    now,
  })
  return { provider, close: nothingToClose }
}

async function configuredMobileId(env: Env, now: () => Date): Promise<Opened> {
  const provider = new MobileId({
    baseUrl: env.MOBILE_ID_URL ?? '',
    relyingPartyUuid: env.MOBILE_ID_PARTY_UUID ?? demoParty['mobile-id'].relyingPartyUuid,
    relyingPartyName: env.MOBILE_ID_PARTY_NAME ?? demoParty['mobile-id'].relyingPartyName,
    issuers: await readIssuers(env.SIGNING_ISSUERS),
    now,
  })
  return { provider, close: nothingToClose }
}

async function simulatedSmartId(_env: Env, now: () => Date): Promise<Opened> {
  const party = demoParty['smart-id']
  const simulator = new SmartIdSimulator({ ...party, now })
  const server = await listenLocally(() => simulator.app.fetch)
  const provider = new SmartId({ ...party, baseUrl: `${server.url}/v3`, issuers: [simulator.issuer], now })
  return { provider, close: server.close }
}

async function simulatedMobileId(_env: Env, now: () => Date): Promise<Opened> {
  const party = demoParty['mobile-id']
  const simulator = new MobileIdSimulator({ ...party, now })
  const server = await listenLocally(() => simulator.app.fetch)
  const provider = new MobileId({
    ...party,
    baseUrl: `${server.url}/mid-api`,
    issuers: [simulator.issuer],
    now,
  })
  return { provider, close: server.close }
}

/** The certificates of those who may vouch for a signer: one file of PEM blocks. */
async function readIssuers(file: string | undefined): Promise<X509Certificate[]> {
  if (!file) return []
  const text = await readFile(file, 'utf8')
  const blocks = text.match(/-----BEGIN CERTIFICATE-----[\s\S]*?-----END CERTIFICATE-----/g) ?? []
  return blocks.map((block) => new X509Certificate(block))
}
