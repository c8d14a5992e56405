import { labelOf } from '../../domain/calendar/tallinn.ts'
import { addMinutes, formatLabel, later, type WallMinute } from '../../domain/calendar/wall-clock.ts'
import type { SmsGateway } from './sms-gateway.ts'

/**
 * `ok` says that the command is on its way: a unit answers by SMS or not at all. `invalid`: a slot, a number or a
 * period that no unit takes; nothing was sent.
 */
export type LockerAnswer = { ok: true } | { ok: false; code: 'unreachable' | 'refused' | 'invalid' }

export type LockerProvider = {
  /** From `from` to `to` a call from this number opens the unit. What the slot held before is gone. */
  grant(unitPhone: string, slot: number, phone: string, from: Date, to: Date): Promise<LockerAnswer>
  revoke(unitPhone: string, slot: number): Promise<LockerAnswer>
  /** At once, for whoever stands before it and cannot call. */
  open(unitPhone: string): Promise<LockerAnswer>
  /** A unit knows neither time zones nor summer time: it is told the hour after each change of the clock. */
  setClock(unitPhone: string, now: Date): Promise<LockerAnswer>
}

type CallToOpenSettings = {
  sms: SmsGateway
  /** Four digits, set in the units; the factory's 1234 is known to everyone. */
  password: string
}

const LAST_SLOT = 200
const invalid: LockerAnswer = { ok: false, code: 'invalid' }

/**
 * Units of the RTU5024 kind: a SIM card and a relay. They keep up to 200 numbers, obey SMS commands that begin with
 * their password, and run on Tallinn time.
 */
export class CallToOpenLockers implements LockerProvider {
  readonly #settings: CallToOpenSettings

  constructor(settings: CallToOpenSettings) {
    this.#settings = settings
  }

  async grant(unitPhone: string, slot: number, phone: string, from: Date, to: Date): Promise<LockerAnswer> {
    const period = periodOf(from, to)
    if (!isSlot(slot) || !isPhone(phone) || !period) return invalid
    const number = `00${phone.slice(1)}`
    return this.#command(unitPhone, `A${slotText(slot)}#${number}#${period.start}#${period.end}#`)
  }

  async revoke(unitPhone: string, slot: number): Promise<LockerAnswer> {
    return isSlot(slot) ? this.#command(unitPhone, `A${slotText(slot)}##`) : invalid
  }

  open(unitPhone: string): Promise<LockerAnswer> {
    return this.#command(unitPhone, 'CC')
  }

  setClock(unitPhone: string, now: Date): Promise<LockerAnswer> {
    return this.#command(unitPhone, `T${unitTime(labelOf(now))}#`)
  }

  async #command(unitPhone: string, command: string): Promise<LockerAnswer> {
    const { sms, password } = this.#settings
    return isPhone(unitPhone) ? sms.send(unitPhone, password + command) : invalid
  }
}

/**
 * Whole minutes, the last one too. In the autumn night of the doubled hour the end would come before the start, so it
 * is never nearer on the clock than in life: an hour too long is better than a closed door.
 */
function periodOf(from: Date, to: Date): { start: string; end: string } | undefined {
  if (!(from < to)) return undefined
  const start = labelOf(from)
  const lasts = Math.ceil((to.getTime() - from.getTime()) / 60_000)
  return { start: unitTime(start), end: unitTime(later(labelOf(roundedUp(to)), addMinutes(start, lasts))) }
}

const roundedUp = (instant: Date): Date => new Date(Math.ceil(instant.getTime() / 60_000) * 60_000)

/** `YYMMDDHHmm` */
const unitTime = (label: WallMinute): string => formatLabel(label).replaceAll(/[-T:]/g, '').slice(2)

const slotText = (slot: number): string => String(slot).padStart(3, '0')
const isSlot = (slot: number): boolean => Number.isInteger(slot) && slot >= 1 && slot <= LAST_SLOT
const isPhone = (phone: string): boolean => /^\+[1-9]\d{6,14}$/.test(phone)
