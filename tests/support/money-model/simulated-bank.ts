import { type JWTPayload, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import type { PaymentProvider } from '../../../src/infra/payments/payment-provider.ts'
import { MontonioSimulator } from '../../../src/simulators/bank/montonio-simulator.ts'
import type { TestSystem } from '../test-system.ts'
import type { ModelCompany } from './model-company.ts'

export const bankKeys = { accessKey: 'the-shop', secretKey: 'a secret that the shop and its bank share' }
const secret = new TextEncoder().encode(bankKeys.secretKey)
export type PlacedOrder = { orderId: string; reference: string; amount: number }

const saidByBank = z.union([
  z.object({ uuid: z.string(), paymentStatus: z.string(), grandTotal: z.coerce.number() }),
  z.object({
    refundUuid: z.string(),
    orderUuid: z.string(),
    refundStatus: z.string(),
    refundAmount: z.coerce.number(),
  }),
])

/** Whom the bank of a story talks to, and who listens. */
export type BankTalk = {
  readonly clock: { now: Date }
  readonly system: Pick<TestSystem, 'post'>
  readonly model: ModelCompany
  /** Only the job that asks the bank looks at what went back. */
  hearsRefunds: boolean
  /** The next answer of the bank to a new order waits for it. */
  slow: { placed: () => void; answered: Promise<void> } | undefined
}

/** A bank that tells the company, and the model whatever is truly the bank's word. */
export function newBank(talk: BankTalk): MontonioSimulator {
  return new MontonioSimulator({
    ...bankKeys,
    publicUrl: 'http://bank.test',
    now: () => talk.clock.now,
    wait: async () => undefined,
    deliver: async (url, body) => {
      const [token] = Object.values(body)
      const claims = await jwtVerify(String(token), secret, { currentDate: talk.clock.now }).catch(
        () => undefined,
      )
      const { pathname } = new URL(url)
      const answer = await talk.system.post(pathname, body)
      if (claims?.payload.accessKey === bankKeys.accessKey) toldModel(talk, claims.payload, answer.status)
      else if (answer.status < 400) talk.model.surprises.push('a token of somebody else was taken')
      return 200
    },
  })
}

function toldModel({ model }: BankTalk, claims: JWTPayload, status: number): void {
  if (status >= 300) model.surprises.push(`the bank was answered ${status}`)
  const said = saidByBank.parse(claims)
  const inCents = (euros: number) => Math.round(100 * euros)
  if ('uuid' in said) model.orderSaid(said.uuid, said.paymentStatus, inCents(said.grandTotal))
  else
    model.refundSaid(said.orderUuid, {
      refundId: said.refundUuid,
      status: said.refundStatus,
      amount: inCents(said.refundAmount),
    })
}

/** The model hears what the bank answers to our own questions. */
export function heard(talk: BankTalk, bank: PaymentProvider): PaymentProvider {
  return {
    methods: () => bank.methods(),
    readToken: (token) => bank.readToken(token),
    placeOrder: async (order) => {
      const asked = talk.model.placing(order)
      const { slow } = talk
      talk.slow = undefined
      const answer = await bank.placeOrder(order)
      talk.model.placed(order, asked, answer)
      slow?.placed()
      await slow?.answered
      return answer
    },
    findOrder: async (orderId) => {
      const answer = await bank.findOrder(orderId)
      if (!answer.ok) return answer
      talk.model.orderSaid(orderId, answer.value.status, answer.value.amount)
      if (talk.hearsRefunds) for (const refund of answer.value.refunds) talk.model.refundSaid(orderId, refund)
      return answer
    },
    refund: async (wanted) => {
      const answer = await bank.refund(wanted)
      talk.model.refundAnswered(wanted, answer)
      return answer
    },
  }
}

/** The bank says once more what it once said. */
export async function sayAgain(
  { clock, system }: BankTalk,
  { orderId, reference, amount }: PlacedOrder,
  status: string,
): Promise<number> {
  const issued = Math.floor(clock.now.getTime() / 1000)
  const orderToken = await new SignJWT({
    uuid: orderId,
    accessKey: bankKeys.accessKey,
    merchantReference: reference,
    paymentStatus: status,
    grandTotal: amount / 100,
    currency: 'EUR',
  })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt(issued)
    .setExpirationTime(issued + 600)
    .sign(secret)
  return (await system.post('/api/payments/notice', { orderToken })).status
}
