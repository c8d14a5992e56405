import { documentRefusedMail } from '../../documents/mails/document-refused.ts'
import type { Mail } from '../../documents/mails/mail.ts'
import { officeInquiryMail } from '../../documents/mails/office-inquiry.ts'
import { questionnaireMail } from '../../documents/mails/questionnaire.ts'
import { readerOf } from '../../documents/reader.ts'
import type { LetterKind } from '../../domain/letters.ts'
import type { PaperDependencies } from '../papers/paper-dependencies.ts'
import { factsOf, type LetterRow, type LetterTask } from './letter-facts.ts'
import { bookingRegistered, officeNewBooking } from './letters-of-booking.ts'
import { couponReminder, linkAgain } from './letters-of-client.ts'
import { cancelled, paymentReceived, refunded } from './letters-of-money.ts'
import { officeNeedsAttention } from './letters-of-office.ts'
import {
  contractSigned,
  contractToSign,
  documentsWanted,
  pickUpTomorrow,
  returnToday,
} from './letters-of-rental.ts'
import type { Inquiry } from './send-inquiry.ts'

/** Undefined: there is nothing to say after all, and nothing is sent. */
type Writer = (task: LetterTask) => Promise<Mail | undefined>

const writers: Record<LetterKind, Writer> = {
  'booking-registered': bookingRegistered,
  'request-registered': bookingRegistered,
  'payment-received': paymentReceived,
  'documents-wanted': documentsWanted,
  'document-refused': async (task) => {
    const { driver, kind, reason } = task.letter.details as {
      driver: string
      kind: 'licence' | 'identity' | 'other'
      reason: string
    }
    return documentRefusedMail({ ...(await factsOf(task)), driver, kind, reason }, task.reader)
  },
  'contract-to-sign': contractToSign,
  'contract-signed': contractSigned,
  'pick-up-tomorrow': pickUpTomorrow,
  'return-today': returnToday,
  questionnaire: async (task) => questionnaireMail(await factsOf(task), task.reader),
  'coupon-reminder': couponReminder,
  cancelled,
  refunded,
  'link-again': linkAgain,
  'office-new-booking': officeNewBooking,
  'office-needs-attention': officeNeedsAttention,
  'office-inquiry': async (task) => {
    const { company } = task.deps.catalogue.current
    return officeInquiryMail({ company, ...(task.letter.details as unknown as Inquiry) }, task.reader)
  },
}

export function writeLetter(
  deps: PaperDependencies,
  letter: LetterRow,
  now: Date,
): Promise<Mail | undefined> {
  const reader = readerOf(deps.texts[letter.language], letter.language)
  return writers[letter.kind as LetterKind]({ deps, letter, reader, now })
}
