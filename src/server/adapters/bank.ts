import { randomBytes } from 'node:crypto'
import type { Hono } from 'hono'
import { listenLocally } from '../../infra/local-server.ts'
import { Montonio } from '../../infra/payments/montonio.ts'
import type { PaymentProvider } from '../../infra/payments/payment-provider.ts'
import type { MontonioSimulator } from '../../simulators/bank/montonio-simulator.ts'
import type { Deliver, Wait } from '../../simulators/bank/webhooks.ts'
import type { Env } from '../env.ts'
import type { Told } from './part-watch.ts'

/** Where the simulator's hosted page is found in our own app. */
export const SANDBOX_BANK = '/sandbox/montonio'

export type Bank = {
  provider: PaymentProvider
  /** Set when the bank is simulated. */
  simulator: MontonioSimulator | undefined
  hostedPages: Hono | undefined
  close: () => Promise<void>
}

/** How the simulated bank tells this server what happened: by HTTP and with pauses, unless a test says otherwise. */
export type BankTelling = { deliver?: Deliver; wait?: Wait }

/** Montonio with our keys, a simulator that speaks the same bytes over a socket of its own, or no bank at all. */
export async function openBank(env: Env, now: () => Date, told: Told, telling: BankTelling): Promise<Bank> {
  if (env.parts.bank === 'off')
    return { provider: noBank, simulator: undefined, hostedPages: undefined, close: async () => undefined }
  if (env.MONTONIO_ACCESS_KEY && env.MONTONIO_SECRET_KEY) {
    const provider = new Montonio({
      baseUrl: env.MONTONIO_URL,
      accessKey: env.MONTONIO_ACCESS_KEY,
      secretKey: env.MONTONIO_SECRET_KEY,
      now,
      told,
    })
    return { provider, simulator: undefined, hostedPages: undefined, close: async () => undefined }
  }
  const keys = { accessKey: randomBytes(16).toString('hex'), secretKey: randomBytes(32).toString('hex') }
  const { MontonioSimulator: Simulator } = await import('../../simulators/bank/montonio-simulator.ts')
  const simulator = new Simulator({
    ...keys,
    publicUrl: `${env.PUBLIC_URL ?? `http://${env.HOST}:${env.PORT}`}${SANDBOX_BANK}`,
    now,
    ...telling,
  })
  const server = await listenLocally(() => simulator.app.fetch)
  const provider = new Montonio({ ...keys, baseUrl: `${server.url}/api`, now, told })
  return { provider, simulator, hostedPages: simulator.app, close: server.close }
}

/** A company that takes money by transfer and at the desk: there is nothing to choose from, and nobody to ask. */
const noBank: PaymentProvider = {
  methods: async () => ({ ok: true, value: { banks: [], hasCards: false } }),
  placeOrder: async () => ({ ok: false, code: 'refused' }),
  findOrder: async () => ({ ok: false, code: 'unreachable' }),
  refund: async () => ({ ok: false, code: 'refused' }),
  readToken: async () => undefined,
}
