import { type Context, Hono } from 'hono'
import { asksForCard, gonePage, type HostedStep, hostedPage } from './hosted-page.ts'
import type { SimulatedOrder } from './order-book.ts'
import type { SimulatedBank } from './simulated-bank.ts'

/** The cards of Montonio's sandbox; what is typed is compared and forgotten. */
const cards: Record<string, 'pay' | 'confirm'> = {
  '5577000055770004': 'pay',
  '5454545454545454': 'confirm',
}
const CARD_EXPIRY = '03/30'
const CARD_CVC = '737'

/**
 * The page the buyer is sent to. After a choice it answers 303 to the merchant's return address: browsers hold that
 * against `form-action` too, so under a policy of `form-action 'self'` the merchant must be at the same origin, as it
 * is when the simulator is mounted in the product.
 */
export function hostedRoutes(bank: SimulatedBank): Hono {
  const app = new Hono()

  app.get('/:payment', async (context) => {
    const order = bank.book.byPayment(context.req.param('payment'))
    if (!order) return context.html(gonePage(askedLocale(context)), 404)
    const step = order.status !== 'PENDING' ? 'done' : order.awaitsConfirmation ? 'confirm' : 'choose'
    return show(bank, context, order, step)
  })

  app.post('/:payment', async (context) => {
    const order = bank.book.byPayment(context.req.param('payment'))
    if (!order) return context.html(gonePage(askedLocale(context)), 404)
    const form = await context.req.formData().catch(() => new FormData())
    const decision = decide(order, form)
    order.awaitsConfirmation = decision === 'confirm'
    if (decision === 'pay') await bank.pay(order)
    else if (decision === 'cancel') await bank.cancel(order)
    else if (decision !== 'leave') return show(bank, context, order, decision)
    return context.redirect(await bank.returnUrl(order), 303)
  })

  return app
}

type Decision = 'pay' | 'cancel' | 'leave' | HostedStep

function decide(order: SimulatedOrder, form: FormData): Decision {
  const action = form.get('action')
  if (order.status !== 'PENDING' || action === 'leave') return 'leave'
  if (action === 'cancel') return 'cancel'
  if (action === 'confirm' && order.awaitsConfirmation) return 'pay'
  if (action !== 'pay') return 'choose'
  if (!asksForCard(order)) return 'pay'
  return readCard(form)
}

function readCard(form: FormData): 'pay' | 'confirm' | 'declined' {
  const typed = (name: string): string => {
    const value = form.get(name)
    return typeof value === 'string' ? value.replaceAll(/\s/g, '') : ''
  }
  const isRight = typed('expiry') === CARD_EXPIRY && typed('cvc') === CARD_CVC
  return (isRight ? cards[typed('number')] : undefined) ?? 'declined'
}

async function show(
  bank: SimulatedBank,
  context: Context,
  order: SimulatedOrder,
  step: HostedStep,
): Promise<Response> {
  context.header('cache-control', 'no-store')
  return context.html(hostedPage(order, step, await bank.returnUrl(order)), step === 'declined' ? 422 : 200)
}

const askedLocale = (context: Context): string => context.req.header('accept-language')?.slice(0, 2) ?? 'en'
