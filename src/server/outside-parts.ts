import { z } from 'zod'
import { type OutsidePart, type OutsideParts, partNames } from '../domain/outside-parts.ts'
import { isLoopback } from './loopback.ts'

/** The settings that make a part real. */
const settingsOf: Record<OutsidePart, string> = {
  bank: 'MONTONIO_ACCESS_KEY and MONTONIO_SECRET_KEY',
  phones: 'SMART_ID_URL or MOBILE_ID_URL, and SIGNING_ISSUERS',
  lockers: 'LOCKER_SMS_URL, LOCKER_SMS_KEY and LOCKER_PASSWORD',
  mail: 'SMTP_URL',
}

/** `bank,mail`: names of parts, with commas. */
export const partList = z
  .string()
  .transform((text) => text.split(',').map((name) => name.trim()))
  .pipe(z.array(z.enum(partNames, `must be some of ${partNames.join(',')}`)))

type Settings = {
  HOST: string
  PUBLIC_URL?: string | undefined
  DATABASE_URL?: string | undefined
  MONTONIO_ACCESS_KEY?: string | undefined
  SMART_ID_URL?: string | undefined
  MOBILE_ID_URL?: string | undefined
  LOCKER_SMS_URL?: string | undefined
  SMTP_URL?: string | undefined
  SIMULATE?: OutsidePart[] | undefined
  OFF?: OutsidePart[] | undefined
}

/** What each part is, or a sentence for each that is neither given nor wanted as it is. */
export function readOutsideParts(settings: Settings): OutsideParts | { faults: string[] } {
  const { SIMULATE = [], OFF = [] } = settings
  const isReal: Record<OutsidePart, boolean> = {
    bank: settings.MONTONIO_ACCESS_KEY !== undefined,
    phones: settings.SMART_ID_URL !== undefined || settings.MOBILE_ID_URL !== undefined,
    lockers: settings.LOCKER_SMS_URL !== undefined,
    mail: settings.SMTP_URL !== undefined,
  }
  const isTrial = !isInEarnest(settings)
  const parts: Partial<OutsideParts> = {}
  const faults: string[] = []
  for (const name of partNames) {
    const wishes = [
      isReal[name] && 'set',
      SIMULATE.includes(name) && 'in SIMULATE',
      OFF.includes(name) && 'in OFF',
    ]
    const said = wishes.filter((wish) => wish !== false)
    if (said.length > 1) faults.push(`${name}: it is ${said.join(' and ')}; choose one`)
    else if (isReal[name]) parts[name] = 'real'
    else if (OFF.includes(name)) parts[name] = 'off'
    else if (SIMULATE.includes(name) || isTrial) parts[name] = 'simulated'
    else faults.push(`${name}: set ${settingsOf[name]}, or name it in SIMULATE or in OFF`)
  }
  return faults.length > 0 ? { faults } : (parts as OutsideParts)
}

/** Others can reach this server, or its data are meant to stay: then nothing is simulated unless someone asked for it. */
export function isInEarnest({ HOST, PUBLIC_URL, DATABASE_URL }: Settings): boolean {
  const isPublic = PUBLIC_URL !== undefined && !isLoopback(new URL(PUBLIC_URL).hostname)
  return DATABASE_URL !== undefined || isPublic || !isLoopback(HOST)
}
