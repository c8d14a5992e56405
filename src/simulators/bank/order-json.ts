import { type Cents, eurosFromCents } from '../../domain/money.ts'
import { availableForRefund, type SimulatedOrder, type SimulatedRefund } from './order-book.ts'

const written = (amount: Cents) => (amount / 100).toFixed(2)

/** The answer of `POST /orders` and `GET /orders/:uuid`: totals are strings here. */
export function orderJson(order: SimulatedOrder, publicUrl: string, storeUuid: string): unknown {
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
        status: order.status,
        serviceFee: '0.00',
        serviceFeeCurrency: claims.currency,
        createdAt: order.createdAt.toISOString(),
      },
    ],
    refunds: order.refunds.map((refund) => refundJson(order, refund)),
    availableForRefund: eurosFromCents(availableForRefund(order)),
    isRefundableType: true,
    lineItems: [],
    billingAddress: claims.billingAddress ?? null,
    shippingAddress: null,
    expiresAt: order.expiresAt.toISOString(),
    createdAt: order.createdAt.toISOString(),
    storeName: 'Simulated store',
    businessName: 'Simulated store',
    paymentUrl: order.status === 'PENDING' ? `${publicUrl}/${order.paymentUuid}` : null,
  }
}

export function refundJson(order: SimulatedOrder, refund: SimulatedRefund): unknown {
  return {
    uuid: refund.uuid,
    amount: eurosFromCents(refund.amount),
    status: refund.status,
    currency: order.claims.currency,
    createdAt: refund.createdAt.toISOString(),
    type: refund.amount === order.amount ? 'FULL_REFUND' : 'PARTIAL_REFUND',
  }
}
