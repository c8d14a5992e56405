import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { labelOf } from '../../domain/calendar/tallinn.ts'
import { parseLabel, type WallMinute, wallMinute } from '../../domain/calendar/wall-clock.ts'

type LockerSimulatorSettings = {
  /** The SIM numbers of the units there are now: the office may put up another one. */
  units: () => Promise<readonly string[]>
  password: string
  /** The bearer key of the SMS gateway that stands before the units. */
  gatewayKey: string
}

type CallAnswer = 'opened' | 'refused'

type AllowedCaller = { number: string; from: WallMinute; to: WallMinute }

const smsBody = z.object({ to: z.string(), text: z.string().max(160) })

/** `A001#0037251234567#2611151000#2611151230#`, `A001#0037251234567#`, `A001##`, `CC` after four digits. */
const COMMAND =
  /^(?<password>\d{4})(?:(?<open>CC)|A(?<slot>\d{3})#(?<number>\d*)#(?:(?<start>\d{10})#(?<end>\d{10})#)?)$/

/**
 * One box: keeps whom it lets in, and says nothing to a command it does not understand. Its clock is always right, so
 * the command that sets it changes nothing.
 */
class SimulatedUnit {
  readonly #password: string
  #callers = new Map<number, AllowedCaller>()
  timesOpened = 0

  constructor(password: string) {
    this.#password = password
  }

  receive(text: string): void {
    const { password, open, slot, number, start, end } = COMMAND.exec(text)?.groups ?? {}
    if (password !== this.#password) return
    if (open) this.timesOpened += 1
    const position = Number(slot)
    if (!(position >= 1 && position <= 200)) return
    if (!number) this.#callers.delete(position)
    else this.#allow(position, number, start, end)
  }

  #allow(slot: number, number: string, start: string | undefined, end: string | undefined): void {
    const from = start === undefined ? wallMinute(Number.NEGATIVE_INFINITY) : readTime(start)
    const to = end === undefined ? wallMinute(Number.POSITIVE_INFINITY) : readTime(end)
    if (from !== undefined && to !== undefined) this.#callers.set(slot, { number, from, to })
  }

  call(from: string | undefined, at: Date): CallAnswer {
    const label = labelOf(at)
    const number = from?.replace(/^\+/, '00')
    const isAllowed = [...this.#callers.values()].some(
      (caller) => caller.number === number && caller.from <= label && label <= caller.to,
    )
    if (isAllowed) this.timesOpened += 1
    return isAllowed ? 'opened' : 'refused'
  }
}

/** `YYMMDDHHmm` of this century. */
function readTime(text: string): WallMinute | undefined {
  const [year, month, day, hour, minute] = text.match(/\d\d/g) ?? []
  return parseLabel(`20${year}-${month}-${day}T${hour}:${minute}`)
}

/**
 * Units behind an SMS gateway. `app` is the gateway: it takes `POST /` and passes the text on. What the units know is
 * lost with the process.
 */
export class LockerSimulator {
  readonly app = new Hono()
  readonly #units = new Map<string, SimulatedUnit>()

  constructor({ units, password, gatewayKey }: LockerSimulatorSettings) {
    this.app.use(bodyLimit({ maxSize: 64 * 1024 }))
    this.app.post('/', async (context) => {
      if (context.req.header('authorization') !== `Bearer ${gatewayKey}`) return context.json({}, 401)
      const sms = smsBody.safeParse(await context.req.json().catch(() => undefined))
      if (!sms.success) return context.json({}, 400)
      // As in life, the gateway has done its part even when nobody has this number.
      const { to, text } = sms.data
      if ((await units()).includes(to)) {
        const unit = this.#units.get(to) ?? new SimulatedUnit(password)
        this.#units.set(to, unit)
        unit.receive(text)
      }
      return context.json({ status: 'sent' }, 202)
    })
  }

  /** Someone rings the unit; who hides the number has none. */
  call(unitPhone: string, from: string | undefined, at: Date): CallAnswer {
    return this.#units.get(unitPhone)?.call(from, at) ?? 'refused'
  }

  timesOpened(unitPhone: string): number {
    return this.#units.get(unitPhone)?.timesOpened ?? 0
  }
}
