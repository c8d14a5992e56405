import type { SignAnswer } from '../../contract/visitor/customer.ts'
import { bookingNumber } from '../../domain/booking/booking-number.ts'
import { pathOf } from '../../i18n/pages.ts'
import type { LockerProvider } from '../../infra/lockers/locker-unit.ts'
import { cancelBooking } from '../../use-cases/booking/cancel-booking.ts'
import { type CustomerStory, readCustomerBooking } from '../../use-cases/booking/read-customer-booking.ts'
import { noteReading } from '../../use-cases/locker/note-reading.ts'
import { useLocker } from '../../use-cases/locker/use-locker.ts'
import { readContractText } from '../../use-cases/papers/read-contract-text.ts'
import type { PaymentDependencies } from '../../use-cases/payment/payment-dependencies.ts'
import { startPayment } from '../../use-cases/payment/start-payment.ts'
import { takeNotice } from '../../use-cases/payment/take-notice.ts'
import { chooseOffers } from '../../use-cases/people/choose-offers.ts'
import { requestData } from '../../use-cases/people/request-data.ts'
import { requestErasure } from '../../use-cases/people/request-erasure.ts'
import { answerQuestionnaire } from '../../use-cases/questionnaire/answer-questionnaire.ts'
import { checkSigning } from '../../use-cases/signing/check-signing.ts'
import { signByHand } from '../../use-cases/signing/sign-by-hand.ts'
import { signByPhone } from '../../use-cases/signing/sign-by-phone.ts'
import type { SigningDependencies } from '../../use-cases/signing/signing-dependencies.ts'
import { noteLicenceDates } from '../../use-cases/uploads/note-licence-dates.ts'
import { receiveUpload, type UploadDependencies } from '../../use-cases/uploads/receive-upload.ts'
import type { CustomerServices } from '../../web/customer/customer-services.ts'
import type { Limits } from '../limits.ts'
import { answerChange, readChangeForm } from './change-services.ts'
import { presentCustomerView } from './customer-view.ts'

/** The address the bank tells us things at. */
const NOTICE_PATH = '/api/payments/notice'

export type CustomerDependencies = {
  payments: PaymentDependencies
  uploads: UploadDependencies
  signing: SigningDependencies
  lockers: LockerProvider
  limits: Pick<Limits, 'payments' | 'signatures' | 'uploads' | 'changes'>
  now: () => Date
}

/** The customer's own pages: each call finds the booking by its private link and does one thing to it. */
export function customerServices({
  payments,
  uploads,
  signing,
  lockers,
  limits,
  now,
}: CustomerDependencies): CustomerServices {
  /** Undefined, and nothing done, when the token opens no booking. */
  const withBooking = async <Result>(
    token: string,
    use: (story: CustomerStory) => Promise<Result>,
  ): Promise<Result | undefined> => {
    const story = await readCustomerBooking(payments.db, payments.links.hash(token), now())
    return story && use(story)
  }
  const withSigner = (token: string, sign: (story: CustomerStory) => Promise<SignAnswer>) =>
    withBooking(token, async (story): Promise<SignAnswer> => {
      const wait = await limits.signatures.take(`booking ${story.booking.id}`)
      return wait > 0 ? { kind: 'failed', code: 'too_many_tries' } : sign(story)
    })
  return {
    view: (token, locale) =>
      withBooking(token, async (story) =>
        presentCustomerView(story, { bookings: payments, signing }, locale, now()),
      ),
    contractText: (token) =>
      withBooking(token, ({ booking }) => readContractText(signing.papers, booking.id)),
    payWays: async () => {
      const methods = await payments.bank.methods()
      return methods.ok ? methods.value : undefined
    },
    pay: (token, choice, withDeposit, locale, origin) =>
      withBooking(token, async ({ booking }) => {
        if ((await limits.payments.take(`booking ${booking.id}`)) > 0) return { kind: 'too_many_tries' }
        return startPayment(
          payments,
          booking.id,
          {
            choice,
            withDeposit,
            locale,
            returnUrl: `${origin}${pathOf('bank-links', locale)}?booking=${bookingNumber(booking.id)}`,
            notificationUrl: `${origin}${NOTICE_PATH}`,
          },
          now(),
        )
      }),
    checkPayment: async (token) => {
      await withBooking(token, async ({ underWay }) => {
        for (const { orderId } of underWay) {
          const known = orderId ? await payments.bank.findOrder(orderId) : undefined
          if (known?.ok) await takeNotice(payments, { kind: 'order', ...known.value }, now())
        }
      })
    },
    chooseOffers: (token, isWanted) =>
      withBooking(token, async ({ client }) => {
        await chooseOffers(payments.db, client, isWanted, now())
        return true
      }),
    requestData: (token) =>
      withBooking(token, async ({ booking }) => {
        await requestData(payments.db, booking.id, now())
        return true
      }),
    requestErasure: (token) =>
      withBooking(token, async ({ booking }) => {
        await requestErasure(payments.db, booking, now())
        return true
      }),
    cancel: (token, reason) =>
      withBooking(token, async ({ booking }) => {
        const { kind } = await cancelBooking(payments, booking.id, { by: 'customer', reason }, now())
        return { kind }
      }),
    changeForm: (token, locale) =>
      withBooking(token, (story) => readChangeForm(payments, story, locale, now())),
    change: (token, values, locale) =>
      withBooking(token, async (story) => {
        // Each try is real work, with the car's row locked.
        if ((await limits.changes.take(`booking ${story.booking.id}`)) > 0) return { kind: 'too_many_tries' }
        return answerChange(payments, story, values, locale, now())
      }),
    upload: (token, wanted, file) =>
      withBooking(token, async ({ booking }) => {
        if (limits.uploads.take(`booking ${booking.id}`, performance.now()) > 0) {
          return { ok: false, code: 'too_many_requests' }
        }
        const drivers = 1 + booking.additionalDrivers.length
        const received = await receiveUpload(uploads, { id: booking.id, drivers }, wanted, file, now())
        return received.ok ? { ok: true } : received
      }),
    signByHand: (token, drawing, device) =>
      withSigner(token, (story) => signByHand(signing, story, drawing, device, now())),
    signByPhone: (token, method, phone, locale, device) =>
      withSigner(token, (story) => signByPhone(signing, story, { method, phone, locale, device }, now())),
    checkSigning: (token) => withBooking(token, (story) => checkSigning(signing, story, now())),
    locker: async (token, act) =>
      withBooking(token, (story) => useLocker({ db: payments.db, lockers }, story, act, now())),
    noteReading: (token, purpose, reading) =>
      withBooking(token, (story) => noteReading(payments.db, story, purpose, reading)),
    noteLicenceDates: (token, driver, dates) =>
      withBooking(token, (story) => noteLicenceDates(payments.db, story, driver, dates)),
    questionnaire: (token, answers) =>
      withBooking(token, async ({ booking }) => ({
        kind: await answerQuestionnaire(payments.db, booking, answers, now()),
      })),
  }
}
