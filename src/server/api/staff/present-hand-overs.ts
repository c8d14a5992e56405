import { pick } from '../../../contract/pick.ts'
import type { BookingPageAnswer } from '../../../contract/staff/bookings.ts'
import { labelText } from '../../../domain/calendar/tallinn.ts'
import { eurosFromCents } from '../../../domain/money.ts'
import type { BookingPage } from '../../../use-cases/booking/read-booking-page.ts'

type HandOvers = Pick<BookingPageAnswer, 'handOvers' | 'licenceChecks' | 'licencesSeen' | 'depositMissing'>

/** How the key changed hands, what was seen before it, and what is still missing. */
export function presentHandOvers({ booking, client, facts, ...page }: BookingPage): HandOvers {
  const people = [client, ...booking.additionalDrivers]
  return {
    handOvers: page.handOvers.map(({ deposit, undoneAt, undoReason, photos, ...act }) => ({
      ...pick(act, 'id', 'way', 'by', 'isSigned', 'note', 'exception'),
      at: labelText(act.at),
      deposit: deposit?.kind === 'taken' ? { ...deposit, amount: eurosFromCents(deposit.amount) } : deposit,
      undone: undoneAt && { at: labelText(undoneAt), reason: undoReason ?? '' },
      photos: photos.map(({ id, spot }) => ({ id, spot, href: `/api/admin/hand-overs/photos/${id}` })),
    })),
    licenceChecks: page.licenceChecks.map(({ driver, until, by }) => ({
      driver: people[driver] ? `${people[driver].firstName} ${people[driver].lastName}` : '',
      until,
      by,
    })),
    licencesSeen: page.licences.map(({ isSeen }) => isSeen),
    depositMissing: eurosFromCents(facts.depositMissing),
  }
}
