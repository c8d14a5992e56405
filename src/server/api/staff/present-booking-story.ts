import { pick } from '../../../contract/pick.ts'
import type { BookingPageAnswer } from '../../../contract/staff/bookings.ts'
import { labelText, labelTextOrNull } from '../../../domain/calendar/tallinn.ts'
import type { BookingPage } from '../../../use-cases/booking/read-booking-page.ts'

type Story = Pick<
  BookingPageAnswer,
  'documents' | 'papers' | 'signature' | 'mails' | 'questionnaire' | 'lockers'
>

/** What was sent, issued, signed, written and answered, and which lockers hold the key. */
export function presentBookingStory(page: BookingPage): Story {
  const { booking, client, signature, questionnaire } = page
  const people = [client, ...booking.additionalDrivers]
  const nameOf = (driver: number) =>
    people[driver] ? `${people[driver].firstName} ${people[driver].lastName}` : ''
  return {
    documents: page.uploads.map((upload) => ({
      ...pick(upload, 'id', 'kind', 'status', 'reason'),
      driver: nameOf(upload.driver),
      at: labelText(upload.createdAt),
    })),
    papers: page.papers.map(({ createdAt, voidedAt, hasBill, ...paper }) => {
      const href = `/api/admin/bookings/${booking.id}/papers/${paper.id}`
      // Only companies load invoices into a program.
      const isForMachines = hasBill && client.companyName !== null
      return {
        ...paper,
        at: labelText(createdAt),
        isVoid: voidedAt !== null,
        href,
        eInvoices: isForMachines ? { ubl: `${href}/ubl.xml`, estonian: `${href}/e-invoice.xml` } : null,
      }
    }),
    signature: signature?.signedAt
      ? {
          method: signature.method,
          name: signature.signerName,
          at: labelText(signature.signedAt),
          witness: page.witness,
        }
      : null,
    mails: page.mails.map((mail) => ({
      ...pick(mail, 'id', 'kind', 'recipient', 'failure'),
      at: labelText(mail.createdAt),
      sentAt: labelTextOrNull(mail.sentAt),
    })),
    questionnaire: questionnaire && pick(questionnaire, 'quality', 'condition', 'recommend', 'additional'),
    lockers: page.lockers.map(({ locker, reservation }) => ({
      ...pick(reservation, 'id', 'purpose', 'odometer', 'fuel'),
      name: locker.name,
      start: labelText(reservation.start),
      end: labelText(reservation.end),
      keyTakenAt: labelTextOrNull(reservation.keyTakenAt),
      keyReturnedAt: labelTextOrNull(reservation.keyReturnedAt),
    })),
  }
}
