import { randomBytes } from 'node:crypto'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { listenLocally } from '../../infra/local-server.ts'
import { CallToOpenLockers, type LockerAnswer, type LockerProvider } from '../../infra/lockers/locker-unit.ts'
import { HttpSmsGateway } from '../../infra/lockers/sms-gateway.ts'
import type { LockerSimulator } from '../../simulators/lockers/locker-simulator.ts'
import type { Env } from '../env.ts'
import type { Told } from './part-watch.ts'

export type Lockers = {
  provider: LockerProvider
  /** Set when the units are simulated. */
  simulator: LockerSimulator | undefined
  close: () => Promise<void>
}

/** Key lockers reached by SMS, simulated units that read the same messages, or none. */
export async function openLockers(env: Env, db: Database, told: Told): Promise<Lockers> {
  if (env.parts.lockers === 'off')
    return { provider: noLockers, simulator: undefined, close: async () => undefined }
  if (env.LOCKER_SMS_URL && env.LOCKER_SMS_KEY && env.LOCKER_PASSWORD) {
    const sms = new HttpSmsGateway({ url: env.LOCKER_SMS_URL, key: env.LOCKER_SMS_KEY, told })
    const provider = new CallToOpenLockers({ sms, password: env.LOCKER_PASSWORD })
    return { provider, simulator: undefined, close: async () => undefined }
  }
  const key = randomBytes(16).toString('hex')
  const password = '7306'
  const units = async () => {
    const rows = await db.select({ phone: schema.smartLockers.phone }).from(schema.smartLockers)
    return rows.map(({ phone }) => phone)
  }
  const { LockerSimulator: Simulator } = await import('../../simulators/lockers/locker-simulator.ts')
  const simulator = new Simulator({ units, password, gatewayKey: key })
  const server = await listenLocally(() => simulator.app.fetch)
  const provider = new CallToOpenLockers({ sms: new HttpSmsGateway({ url: server.url, key }), password })
  return { provider, simulator, close: server.close }
}

const none: LockerAnswer = { ok: false, code: 'refused' }

/** Where people hand every key over nothing is promised to a locker, and nothing is sent to one. */
const noLockers: LockerProvider = {
  grant: async () => none,
  revoke: async () => none,
  open: async () => none,
  setClock: async () => none,
}
