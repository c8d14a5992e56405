import type { ChangeAnswer, ChangeForm, ChangeValues } from '../../contract/visitor/change.ts'
import type {
  CancelAnswer,
  ContractText,
  CustomerView,
  DashboardReading,
  LockerAnswer,
  LockerMessage,
  PayAnswer,
  PayChoice,
  PayWays,
  QuestionnaireAnswer,
  QuestionnaireAnswers,
  SignAnswer,
  SigningDevice,
  UploadAnswer,
} from '../../contract/visitor/customer.ts'
import type { LockerPurpose } from '../../domain/booking/locker-window.ts'
import type { PhoneSigningMethod } from '../../domain/booking/paper-kinds.ts'
import type { DocumentKind } from '../../domain/booking/wanted-documents.ts'
import type { LicenceDates, LicenceFault } from '../../domain/people/licence-dates.ts'
import type { Locale } from '../../i18n/locales.ts'

/** What the customer's own pages ask of the system. Undefined: the token opens no booking. */
export type CustomerServices = {
  view: (token: string, locale: Locale) => Promise<CustomerView | undefined>
  /** Undefined also when there is no contract that says what the booking says. */
  contractText: (token: string) => Promise<ContractText | undefined>
  /** Undefined when the bank cannot be reached; a transfer is still possible. */
  payWays: () => Promise<PayWays | undefined>
  pay: (
    token: string,
    choice: PayChoice,
    withDeposit: boolean,
    locale: Locale,
    origin: string,
  ) => Promise<PayAnswer | undefined>
  /** Asks the bank how a payment under way has ended. */
  checkPayment: (token: string) => Promise<void>
  chooseOffers: (token: string, isWanted: boolean) => Promise<boolean | undefined>
  /** A letter with the way to all that is held about the client goes to their address. */
  requestData: (token: string) => Promise<boolean | undefined>
  /** People are asked to erase the client. */
  requestErasure: (token: string) => Promise<boolean | undefined>
  cancel: (token: string, reason: string) => Promise<CancelAnswer | undefined>
  changeForm: (token: string, locale: Locale) => Promise<ChangeForm | undefined>
  /** Tried, or done once the values hold the price that was seen. */
  change: (token: string, values: ChangeValues, locale: Locale) => Promise<ChangeAnswer | undefined>
  upload: (
    token: string,
    wanted: { driver: number; kind: DocumentKind },
    file: ReadableStream<Uint8Array>,
  ) => Promise<UploadAnswer | undefined>
  /** `drawing`: a PNG as the canvas gives it. */
  signByHand: (token: string, drawing: Uint8Array, device: SigningDevice) => Promise<SignAnswer | undefined>
  signByPhone: (
    token: string,
    method: PhoneSigningMethod,
    phone: string,
    locale: Locale,
    device: SigningDevice,
  ) => Promise<SignAnswer | undefined>
  /** Asks how a signature by phone is going. */
  checkSigning: (token: string) => Promise<SignAnswer | undefined>
  locker: (token: string, act: LockerMessage) => Promise<LockerAnswer | undefined>
  /** False when there is no locker to tell it at. */
  noteReading: (
    token: string,
    purpose: LockerPurpose,
    reading: DashboardReading,
  ) => Promise<boolean | undefined>
  /** Why these dates will not do; null when they are written down. */
  noteLicenceDates: (
    token: string,
    driver: number,
    dates: LicenceDates,
  ) => Promise<LicenceFault | null | undefined>
  questionnaire: (token: string, answers: QuestionnaireAnswers) => Promise<QuestionnaireAnswer | undefined>
}
