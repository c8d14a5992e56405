import { pathOf } from '../i18n/pages.ts'
import { useLocker } from '../services/locker/use-locker.ts'
import { answerQuestionnaire } from '../services/own/answer-questionnaire.ts'
import { type OwnStory, readOwnBooking } from '../services/own/read-own-booking.ts'
import { type Intake, receiveUpload } from '../services/own/receive-upload.ts'
import { cancelBooking } from '../services/payment/cancel-booking.ts'
import { startPayment } from '../services/payment/start-payment.ts'
import { takeNotice } from '../services/payment/take-notice.ts'
import type { Till } from '../services/payment/till.ts'
import { checkSigning } from '../services/signing/check-signing.ts'
import { signByHand } from '../services/signing/sign-by-hand.ts'
import { signByPhone } from '../services/signing/sign-by-phone.ts'
import type { SigningDesk } from '../services/signing/signing-desk.ts'
import type { OwnServices } from '../web/own-services.ts'
import { presentOwnView } from './own-view.ts'

/** The address the bank tells us things at. */
export const NOTICE_PATH = '/api/payments/notice'

export type OwnParts = { till: Till; intake: Intake; signing: SigningDesk; now: () => Date }

/** The customer's own pages: each call finds the booking by its private link and does one thing to it. */
export function ownServices({ till, intake, signing, now }: OwnParts): OwnServices {
  const { desk } = till
  /** Undefined, and nothing done, when the token opens no booking. */
  const withBooking = async <Result>(
    token: string,
    use: (own: OwnStory) => Promise<Result>,
  ): Promise<Result | undefined> => {
    const own = await readOwnBooking(desk.db, desk.links.hash(token), now())
    return own && use(own)
  }
  return {
    view: (token, locale) => withBooking(token, async (own) => presentOwnView(own, desk, locale, now())),
    payWays: async () => {
      const methods = await till.bank.methods()
      return methods.ok ? methods.value : undefined
    },
    pay: (token, choice, withDeposit, locale, origin) =>
      withBooking(token, ({ booking }) =>
        startPayment(
          till,
          booking.id,
          {
            choice,
            withDeposit,
            locale,
            returnUrl: `${origin}${pathOf('bank-links', locale)}?token=${token}`,
            notificationUrl: `${origin}${NOTICE_PATH}`,
          },
          now(),
        ),
      ),
    checkPayment: async (token) => {
      await withBooking(token, async ({ underWay }) => {
        for (const { orderId } of underWay) {
          const known = orderId ? await till.bank.findOrder(orderId) : undefined
          if (known?.ok) await takeNotice(till, { kind: 'order', ...known.value }, now())
        }
      })
    },
    cancel: (token, reason) =>
      withBooking(token, async ({ booking }) => {
        const { kind } = await cancelBooking(till, booking.id, { by: 'customer', reason }, now())
        return { kind }
      }),
    upload: (token, wanted, file) =>
      withBooking(token, async ({ booking }) => {
        const drivers = 1 + booking.additionalDrivers.length
        const received = await receiveUpload(intake, { id: booking.id, drivers }, wanted, file, now())
        return received.ok ? { ok: true } : received
      }),
    signByHand: (token, drawing, witness) =>
      withBooking(token, (own) => signByHand(signing, own, drawing, witness, now())),
    signByPhone: (token, method, phone, locale, witness) =>
      withBooking(token, (own) => signByPhone(signing, own, { method, phone, locale, witness }, now())),
    checkSigning: (token) => withBooking(token, (own) => checkSigning(signing, own, now())),
    locker: async (token, act) => withBooking(token, (own) => useLocker(desk.db, own, act, now())),
    questionnaire: (token, answers) =>
      withBooking(token, async ({ booking }) => ({
        kind: await answerQuestionnaire(desk.db, booking, answers, now()),
      })),
  }
}
