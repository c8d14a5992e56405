import { eq } from 'drizzle-orm'
import { schema } from '../../db/schema.ts'
import { documentRefusedMail } from '../../documents/mails/documents.ts'
import type { Mail } from '../../documents/mails/mail.ts'
import { officeInquiryMail, officeManyUnpaidMail } from '../../documents/mails/office.ts'
import { questionnaireMail } from '../../documents/mails/rental.ts'
import { readerOf } from '../../documents/reader.ts'
import type { LetterKind } from '../../domain/letters.ts'
import { collectiveInvoiceLetter } from '../company-accounts/send-collective-invoice.ts'
import type { PaperDependencies } from '../papers/paper-dependencies.ts'
import { readAgreedRules } from '../rules/read-agreed-rules.ts'
import { offerMade } from './letter-of-offer.ts'
import { paymentReceived } from './letter-of-payment.ts'
import { type LetterRow, type LetterTask, readLetterFacts } from './letter-task.ts'
import { bookingChanged, bookingRegistered, officeNewBooking } from './letters-of-booking.ts'
import { couponReminder, dataExport, linkAgain } from './letters-of-client.ts'
import { extraCharged, extraWithdrawn } from './letters-of-extra-charges.ts'
import { cancelled, refunded } from './letters-of-money.ts'
import { officeNeedsAttention } from './letters-of-office.ts'
import { dutiesDue, monthlyReport } from './letters-of-owners.ts'
import {
  actSigned,
  contractAnnexed,
  contractSigned,
  contractToSign,
  documentsApproved,
  documentsWanted,
  pickUpTomorrow,
  returnToday,
} from './letters-of-rental.ts'
import { staffAlert, staffInvitation } from './letters-of-staff.ts'

/** Undefined: there is nothing to say after all, and nothing is sent. */
type Writer<Kind extends LetterKind> = (task: LetterTask<Kind>) => Promise<Mail | undefined>

const writers: { [Kind in LetterKind]: Writer<Kind> } = {
  'booking-registered': bookingRegistered,
  'request-registered': bookingRegistered,
  'booking-changed': bookingChanged,
  'payment-received': paymentReceived,
  'documents-wanted': documentsWanted,
  'document-refused': async (task) => {
    const { driver, kind, reason, wanted } = task.letter.details
    const facts = await readLetterFacts(task)
    return documentRefusedMail({ ...facts, driver, kind, reason, wanted }, task.reader)
  },
  'documents-approved': documentsApproved,
  'contract-to-sign': contractToSign,
  'contract-signed': contractSigned,
  'contract-annexed': contractAnnexed,
  'act-signed': actSigned,
  'pick-up-tomorrow': pickUpTomorrow,
  'return-today': returnToday,
  questionnaire: async (task) => questionnaireMail(await readLetterFacts(task), task.reader),
  'coupon-reminder': couponReminder,
  cancelled,
  refunded,
  'extra-charged': extraCharged,
  'extra-withdrawn': extraWithdrawn,
  'link-again': linkAgain,
  'data-export': dataExport,
  offer: offerMade,
  'office-new-booking': officeNewBooking,
  'office-needs-attention': officeNeedsAttention,
  'office-inquiry': async (task) => {
    const { company } = task.deps.catalogue.current
    return officeInquiryMail({ company, ...task.letter.details }, task.reader)
  },
  'staff-alert': staffAlert,
  'staff-invitation': staffInvitation,
  'monthly-report': monthlyReport,
  'duties-due': dutiesDue,
  'collective-invoice': collectiveInvoiceLetter,
  'office-many-unpaid': async (task) => {
    const { company } = task.deps.catalogue.current
    const adminUrl = `${task.deps.origin}/admin/bookings`
    return officeManyUnpaidMail({ company, adminUrl, ...task.letter.details }, task.reader)
  },
}

export async function writeLetter(
  deps: PaperDependencies,
  letter: LetterRow,
  now: Date,
): Promise<Mail | undefined> {
  const reader = readerOf((await textsOf(deps, letter))[letter.language], letter.language)
  return write(letter.kind, { deps, letter, reader, now })
}

/** A booking's letters name the figures that were promised with it. */
async function textsOf({ db, texts }: PaperDependencies, { bookingId }: LetterRow) {
  if (bookingId === null) return texts
  const { bookings } = schema
  const [booking] = await db
    .select({ rulesId: bookings.rulesId })
    .from(bookings)
    .where(eq(bookings.id, bookingId))
  return booking ? texts.under(await readAgreedRules(db, booking)) : texts
}

const write = <Kind extends LetterKind>(kind: Kind, task: LetterTask<Kind>) => writers[kind](task)
