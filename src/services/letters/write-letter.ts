import { documentRefusedMail } from '../../documents/mails/document-refused.ts'
import type { Mail } from '../../documents/mails/mail.ts'
import { officeInquiryMail } from '../../documents/mails/office-inquiry.ts'
import { questionnaireMail } from '../../documents/mails/questionnaire.ts'
import type { PaperDesk } from '../papers/paper-desk.ts'
import type { Inquiry } from '../send-inquiry.ts'
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
import type { LetterKind } from './post.ts'
import { factsOf, type LetterRow, type Writing, words } from './writing.ts'

/** Undefined: there is nothing to say after all, and nothing is sent. */
type Writer = (writing: Writing) => Promise<Mail | undefined>

const writers: Record<LetterKind, Writer> = {
  'booking-registered': bookingRegistered,
  'request-registered': bookingRegistered,
  'payment-received': paymentReceived,
  'documents-wanted': documentsWanted,
  'document-refused': async (writing) => {
    const { driver, kind, reason } = writing.letter.details as {
      driver: string
      kind: 'licence' | 'identity' | 'other'
      reason: string
    }
    return documentRefusedMail({ ...(await factsOf(writing)), driver, kind, reason }, ...words(writing))
  },
  'contract-to-sign': contractToSign,
  'contract-signed': contractSigned,
  'pick-up-tomorrow': pickUpTomorrow,
  'return-today': returnToday,
  questionnaire: async (writing) => questionnaireMail(await factsOf(writing), ...words(writing)),
  'coupon-reminder': couponReminder,
  cancelled,
  refunded,
  'link-again': linkAgain,
  'office-new-booking': officeNewBooking,
  'office-needs-attention': officeNeedsAttention,
  'office-inquiry': async (writing) => {
    const { company } = writing.desk.catalogue.current
    return officeInquiryMail(
      { company, ...(writing.letter.details as unknown as Inquiry) },
      ...words(writing),
    )
  },
}

export function writeLetter(desk: PaperDesk, letter: LetterRow, now: Date): Promise<Mail | undefined> {
  return writers[letter.kind as LetterKind]({ desk, letter, now })
}
