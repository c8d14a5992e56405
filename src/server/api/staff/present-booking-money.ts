import { pick } from '../../../contract/pick.ts'
import type { BookingPageAnswer } from '../../../contract/staff/bookings.ts'
import type { LedgerAccount } from '../../../domain/booking/ledger.ts'
import { labelText, labelTextOrNull } from '../../../domain/calendar/tallinn.ts'
import { eurosFromCents as euros, plus } from '../../../domain/money.ts'
import type { BookingPage } from '../../../use-cases/booking/read-booking-page.ts'

/** Where a booking's money stands, and everything that ever moved it. */
export function presentBookingMoney(
  page: BookingPage,
): Pick<
  BookingPageAnswer,
  'money' | 'charges' | 'ledger' | 'payments' | 'refunds' | 'extraCharges' | 'cleaningPrice'
> {
  const { balance, onItsWay, owedBack } = page
  const owed = (account: LedgerAccount) => ({
    amount: euros(owedBack[account].amount),
    byHand: euros(owedBack[account].byHand),
  })
  return {
    money: {
      rentCost: euros(balance.rentCost),
      rentPaid: euros(balance.rentPaid),
      depositPaid: euros(balance.depositPaid),
      rentDue: euros(balance.rentDue),
      depositDue: euros(balance.depositDue),
      owedBack: { rent: owed('rent'), deposit: owed('deposit') },
      onItsWay: { rent: euros(onItsWay.rent), deposit: euros(onItsWay.deposit) },
      cancelFee: euros(page.cancelFee),
      paymentWithDeposit: page.booking.paymentWithDeposit,
    },
    charges: page.charges.map((charge) => ({
      ...pick(charge, 'id', 'account', 'reason'),
      at: labelText(charge.createdAt),
      amount: euros(charge.amount),
    })),
    ledger: page.ledger.map((entry) => ({
      ...pick(entry, 'id', 'account', 'kind', 'method', 'note'),
      at: labelText(entry.createdAt),
      amount: euros(entry.amount),
    })),
    payments: page.payments.map((payment) => ({
      ...pick(payment, 'id', 'reference', 'status', 'method'),
      at: labelText(payment.createdAt),
      amount: euros(plus(payment.rentAmount, payment.depositAmount)),
    })),
    refunds: page.refunds.map((refund) => ({
      ...pick(refund, 'id', 'account', 'status'),
      at: labelText(refund.createdAt),
      amount: euros(refund.amount),
    })),
    extraCharges: page.extraCharges.map((charge) => ({
      ...pick(charge, 'id', 'kind', 'status', 'reason', 'withdrawReason'),
      amount: euros(charge.amount),
      vatRate: charge.vatRate / 100,
      happenedAt: labelText(charge.happenedAt),
      chargedAt: labelTextOrNull(charge.chargedAt),
      withdrawnAt: labelTextOrNull(charge.withdrawnAt),
      picture: charge.fileKey === null ? null : `/api/admin/extra-charges/${charge.id}/picture`,
    })),
    cleaningPrice: euros(page.cleaningPrice),
  }
}
