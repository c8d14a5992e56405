import { pick } from '../../../contract/pick.ts'
import type { BanAnswer, PersonAnswer, PersonCardAnswer } from '../../../contract/staff/people.ts'
import { shownStateOf } from '../../../domain/booking/bar-state.ts'
import { bookingNumber } from '../../../domain/booking/booking-number.ts'
import { wantedKinds } from '../../../domain/booking/wanted-documents.ts'
import { labelText } from '../../../domain/calendar/tallinn.ts'
import { eurosFromCents } from '../../../domain/money.ts'
import { isBanInForce } from '../../../domain/people/same-person.ts'
import { todayOf } from '../../../use-cases/people/find-ban.ts'
import type { Duplicates } from '../../../use-cases/people/find-duplicates.ts'
import type { Person } from '../../../use-cases/people/read-person.ts'
import type { PersonCard } from '../../../use-cases/people/read-person-card.ts'

export function presentPersonCard(card: PersonCard, now: Date): PersonCardAnswer {
  const { person, rentals, balance, notes, bans, documents, accounts, duplicates } = card
  const { licenceUntil, kept } = documents
  const isWhole = wantedKinds.every((wanted) => kept.some(({ kind }) => kind === wanted))
  return {
    person: presentPerson(person),
    contacts: contactsOf(person),
    rentals: rentals.map(({ booking, car, due, owedBack }) => ({
      id: booking.id,
      number: bookingNumber(booking.id),
      state: shownStateOf(booking, now),
      car,
      from: labelText(booking.handedOverAt ?? booking.rentDate),
      to: labelText(booking.actualReturnDate ?? booking.returnDate),
      price: eurosFromCents(booking.price),
      due: eurosFromCents(due),
      owedBack: eurosFromCents(owedBack),
    })),
    balance: {
      paid: eurosFromCents(balance.paid),
      due: eurosFromCents(balance.due),
      owedBack: eurosFromCents(balance.owedBack),
      depositHeld: eurosFromCents(balance.depositHeld),
    },
    documents: {
      licenceUntil,
      isValid: isWhole && (licenceUntil === null || licenceUntil >= todayOf(now)),
      kept: kept.map(({ at, ...one }) => ({
        ...one,
        number: bookingNumber(one.bookingId),
        at: labelText(at),
      })),
    },
    notes: notes.map(({ at, ...note }) => ({ ...note, at: labelText(at) })),
    bans: bans.map((ban) => presentBan(ban, now)),
    accounts,
    duplicates: presentDuplicates(duplicates),
  }
}

/** Of several records the one the person is known by; what it lacks is taken from the newest that has it. */
function presentPerson({ root, rows, isProven }: Person): PersonAnswer {
  return {
    ...pick(root, 'id', 'firstName', 'lastName', 'email', 'phone', 'drivingLicenceNumber', 'address'),
    idCode: root.idCode ?? rows.findLast(({ idCode }) => idCode !== null)?.idCode ?? '',
    birthDate: root.birthDate ?? rows.findLast(({ birthDate }) => birthDate !== null)?.birthDate ?? '',
    isProven,
    records: rows.map(({ id }) => id),
  }
}

const contactsOf = ({ root, rows }: Person) => ({
  emails: others(
    rows.map(({ email }) => email.toLowerCase()),
    root.email.toLowerCase(),
  ),
  phones: others(
    rows.map(({ phone }) => phone),
    root.phone,
  ),
  companies: others(rows.flatMap(({ companyName }) => companyName ?? [])),
})

const others = (values: readonly string[], known?: string): string[] => [
  ...new Set(values.filter((value) => value !== known)),
]

export const presentDuplicates = (groups: readonly Duplicates[]) =>
  groups.map(({ by, people }) => ({ by, people: people.map(presentPerson) }))

export const presentBan = ({ ban, by, liftedBy }: PersonCard['bans'][number], now: Date): BanAnswer => ({
  ...pick(ban, 'id', 'reason', 'until'),
  by,
  at: labelText(ban.createdAt),
  isInForce: isBanInForce(ban, todayOf(now)),
  lifted: ban.liftedAt && { at: labelText(ban.liftedAt), by: liftedBy ?? '' },
})
