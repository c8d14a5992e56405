import { type Cents, cents, eurosFromCents } from '../../domain/money.ts'
import { availableForRefund, type SimulatedOrder, type SimulatedRefund } from './order-book.ts'

const SERVICE_FEE = cents(5)

const written = (amount: Cents) => (amount / 100).toFixed(2)

/** The answer of `POST /orders` and `GET /orders/:uuid`: totals are strings here. */
export function orderJson(
  order: SimulatedOrder,
  { publicUrl, storeUuid, isSettled }: { publicUrl: string; storeUuid: string; isSettled: boolean },
): unknown {
  const { claims } = order
  return {
    uuid: order.uuid,
    paymentStatus: order.status,
    locale: claims.locale,
    merchantReference: claims.merchantReference,
    merchantReferenceDisplay: claims.merchantReferenceDisplay ?? claims.merchantReference,
    merchantReturnUrl: claims.returnUrl,
    merchantNotificationUrl: claims.notificationUrl,
    grandTotal: written(order.amount),
    currency: claims.currency,
    paymentMethodType: claims.payment.method,
    storeUuid,
    paymentIntents: [
      {
        uuid: order.paymentUuid,
        paymentMethodType: claims.payment.method,
        paymentMethodMetadata: claims.payment.methodOptions,
        amount: written(order.amount),
        currency: claims.currency,
        status: intentStatus(order),
        serviceFee: wasPaid(order) ? written(SERVICE_FEE) : null,
        serviceFeeCurrency: claims.currency,
        createdAt: order.createdAt.toISOString(),
      },
    ],
    refunds: order.refunds.map((refund) => ({
      ...refundJson(order, refund),
      amount: String(eurosFromCents(refund.amount)),
    })),
    availableForRefund: eurosFromCents(isSettled ? availableForRefund(order) : cents(0)),
    isRefundableType: wasPaid(order),
    lineItems: claims.lineItems,
    billingAddress: claims.billingAddress,
    shippingAddress: claims.shippingAddress,
    expiresAt: claims.expiresIn ? order.expiresAt.toISOString() : null,
    createdAt: order.createdAt.toISOString(),
    storeName: 'Simulated store',
    businessName: 'Simulated store',
    paymentUrl: order.status === 'PENDING' ? `${publicUrl}/${order.paymentUuid}` : null,
  }
}

const wasPaid = ({ status }: SimulatedOrder): boolean => status !== 'PENDING' && status !== 'ABANDONED'

/** Of what was paid once the intent says so for good; only the order tells what went back. */
const intentStatus = ({ status }: SimulatedOrder) =>
  status === 'PARTIALLY_REFUNDED' || status === 'REFUNDED' ? 'PAID' : status

/** The answer of `POST /refunds`: the amount is a number here. */
export function refundJson(order: SimulatedOrder, refund: SimulatedRefund) {
  return {
    uuid: refund.uuid,
    amount: eurosFromCents(refund.amount),
    status: refund.status,
    currency: order.claims.currency,
    createdAt: refund.createdAt.toISOString(),
    type: refund.amount === order.amount ? 'FULL_REFUND' : 'PARTIAL_REFUND',
  }
}
