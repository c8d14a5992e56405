import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Cents } from '../../domain/money.ts'
import { apiRoutes } from './api-routes.ts'
import type { MontonioFaults } from './faults.ts'
import { hostedRoutes } from './hosted-routes.ts'
import { type BankSettings, SimulatedBank } from './simulated-bank.ts'

type SimulatorSettings = BankSettings & {
  /** Where the buyer's browser finds the hosted page, without a slash at the end. */
  publicUrl: string
}

/**
 * Montonio on one's own machine: the same calls, tokens, page and webhooks, and no money. `app` answers at its root
 * or mounted under a prefix; the adapter's base URL is `<publicUrl>/api`. All state is lost with the process.
 */
export class MontonioSimulator {
  readonly app: Hono
  readonly #bank: SimulatedBank

  constructor({ publicUrl, ...settings }: SimulatorSettings) {
    const bank = new SimulatedBank(settings)
    this.#bank = bank
    this.app = new Hono()
    this.app.use(bodyLimit({ maxSize: 64 * 1024 }))
    this.app.use(async (context, next) => {
      const { slowMs, isDown } = bank.faults
      if (slowMs > 0) await bank.wait(slowMs)
      if (isDown) return context.text('Service Unavailable', 503)
      await bank.expire()
      return next()
    })
    this.app.route('/api', apiRoutes(bank, publicUrl))
    this.app.route('/', hostedRoutes(bank))
  }

  /** Switches faults on or off; those not named stay as they are. */
  set(faults: Partial<MontonioFaults>): void {
    this.#bank.faults = { ...this.#bank.faults, ...faults }
  }

  /** Gives up what has run out of time, as a timer does by itself when real minutes pass. */
  async expire(): Promise<void> {
    await this.#bank.expire()
  }

  /** Somebody gives money back in the bank's own system, beside the shop. */
  refundOutside(orderId: string, amount: Cents): Promise<void> {
    return this.#bank.refundOutside(orderId, amount)
  }

  /** Refunds that were left waiting are sent now. */
  finishRefunds(): Promise<void> {
    return this.#bank.finishRefunds()
  }

  /** When every webhook, refund and void under way is over. */
  async settled(): Promise<void> {
    await this.#bank.webhooks.settled()
  }
}
