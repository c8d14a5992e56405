import { X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { PhoneSigningMethod } from '../../domain/booking/paper-kinds.ts'
import { listenLocally } from '../../infra/local-server.ts'
import { MobileId } from '../../infra/signing/mobile-id.ts'
import type { RelyingParty } from '../../infra/signing/relying-party.ts'
import type { SigningProvider } from '../../infra/signing/signing-provider.ts'
import { SmartId } from '../../infra/signing/smart-id.ts'
import { MobileIdSimulator } from '../../simulators/signing/mobile-id-simulator.ts'
import { SmartIdSimulator } from '../../simulators/signing/smart-id-simulator.ts'
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

/** Smart-ID and Mobile-ID at the configured addresses, or simulators that speak the same bytes, or neither. */
export async function openSigning(env: Env, now: () => Date, told: Told): Promise<Phones> {
  const smartId = await openParty(
    {
      baseUrl: env.SMART_ID_URL,
      relyingPartyUuid: env.SMART_ID_PARTY_UUID ?? demoParty['smart-id'].relyingPartyUuid,
      relyingPartyName: env.SMART_ID_PARTY_NAME ?? demoParty['smart-id'].relyingPartyName,
    },
    { party: demoParty['smart-id'], Simulator: SmartIdSimulator, root: '/v3' },
    env,
    now,
    told,
  )
  const mobileId = await openParty(
    {
      baseUrl: env.MOBILE_ID_URL,
      relyingPartyUuid: env.MOBILE_ID_PARTY_UUID ?? demoParty['mobile-id'].relyingPartyUuid,
      relyingPartyName: env.MOBILE_ID_PARTY_NAME ?? demoParty['mobile-id'].relyingPartyName,
    },
    { party: demoParty['mobile-id'], Simulator: MobileIdSimulator, root: '/mid-api' },
    env,
    now,
    told,
  )
  return {
    providers: {
      ...(smartId ? { 'smart-id': new SmartId(smartId.party) } : {}),
      ...(mobileId ? { 'mobile-id': new MobileId(mobileId.party) } : {}),
    },
    close: async () => {
      await smartId?.close()
      await mobileId?.close()
    },
  }
}

type Configured = Omit<RelyingParty, 'baseUrl' | 'issuers' | 'now' | 'told'> & { baseUrl: string | undefined }
type Simulated = {
  party: Pick<RelyingParty, 'relyingPartyUuid' | 'relyingPartyName'>
  Simulator: typeof SmartIdSimulator | typeof MobileIdSimulator
  root: string
}

/** How a service is asked, and whom it is trusted by. */
async function openParty(
  { baseUrl, ...configured }: Configured,
  { party, Simulator, root }: Simulated,
  { SIGNING_ISSUERS, SIGNING_OCSP_URL, parts }: Env,
  now: () => Date,
  told: Told,
): Promise<{ party: RelyingParty; close: () => Promise<void> } | undefined> {
  if (baseUrl) {
    const issuers = await readIssuers(SIGNING_ISSUERS)
    return {
      party: { ...configured, baseUrl, issuers, ocspUrl: SIGNING_OCSP_URL, now, told },
      close: async () => undefined,
    }
  }
  if (parts.phones !== 'simulated') return undefined
  const simulator = new Simulator({ ...party, now })
  const server = await listenLocally(() => simulator.app.fetch)
  const simulated = {
    ...party,
    baseUrl: `${server.url}${root}`,
    issuers: [simulator.issuer],
    ocspUrl: `${server.url}/ocsp`,
    now,
  }
  return { party: simulated, close: server.close }
}

/** The certificates of those who may vouch for a signer: one file of PEM blocks. */
async function readIssuers(file: string | undefined): Promise<X509Certificate[]> {
  if (!file) return []
  const text = await readFile(file, 'utf8')
  const blocks = text.match(/-----BEGIN CERTIFICATE-----[\s\S]*?-----END CERTIFICATE-----/g) ?? []
  return blocks.map((block) => new X509Certificate(block))
}
