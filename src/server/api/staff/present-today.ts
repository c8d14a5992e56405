import type { DeskBooking, TodayAnswer } from '../../../contract/staff/today.ts'
import { bookingNumber } from '../../../domain/booking/booking-number.ts'
import { labelText, labelTextOrNull } from '../../../domain/calendar/tallinn.ts'
import { eurosFromCents } from '../../../domain/money.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { nameIn } from '../../../i18n/name-in.ts'
import type { ClosedThen } from '../../../use-cases/today/read-closed-then.ts'
import type { Today } from '../../../use-cases/today/read-today.ts'
import type { TodayRow } from '../../../use-cases/today/today-rows.ts'

export function presentTodayRow(row: TodayRow, locale: Locale): DeskBooking {
  const { booking, client, car } = row
  return {
    id: booking.id,
    number: bookingNumber(booking.id),
    status: booking.status,
    rentDate: labelText(booking.rentDate),
    returnDate: labelText(booking.returnDate),
    rentPlace: nameIn(row.rentPlace, locale),
    returnPlace: nameIn(row.returnPlace, locale),
    client: {
      name: `${client.firstName} ${client.lastName}`,
      company: client.companyName,
      phone: client.phone,
      email: client.email,
    },
    car: { id: car.id, name: car.name, plate: car.registerNumber },
    hasCar: row.hasCar,
    holdUntil: labelTextOrNull(row.holdExpiresAt),
    due: eurosFromCents(row.due),
    owedBack: eurosFromCents(row.owedBack),
    documents: row.documents,
    isCancelled: booking.cancelledAt !== null,
    isHandedOver: booking.handedOverAt !== null,
    isReturned: booking.actualReturnDate !== null,
    attentions: booking.attentions,
    next: row.next ?? null,
  }
}

export function presentToday(today: Today & ClosedThen, locale: Locale, now: Date): TodayAnswer {
  const rows = (list: TodayRow[]) => list.map((row) => presentTodayRow(row, locale))
  return {
    now: labelText(now),
    pickUps: rows(today.pickUps),
    returns: rows(today.returns),
    overdue: rows(today.overdue),
    soon: rows(today.soon),
    requests: rows(today.requests),
    attention: rows(today.attention),
    closedPickUps: rows(today.closedPickUps),
    closedReturns: rows(today.closedReturns),
    weOwe: rows(today.weOwe),
    owedToUs: rows(today.owedToUs),
    proposed: rows(today.proposed),
    papers: today.papers.map(({ row, waiting, since }) => ({
      booking: presentTodayRow(row, locale),
      waiting,
      since: labelText(since),
    })),
    lockers: today.lockers.map(({ row, start, end, keyMovedAt, ...rest }) => ({
      ...rest,
      start: labelText(start),
      end: labelText(end),
      keyMovedAt: labelTextOrNull(keyMovedAt),
      booking: presentTodayRow(row, locale),
    })),
    answers: today.answers.map(({ createdAt, ...answer }) => ({
      ...answer,
      number: bookingNumber(answer.bookingId),
      at: labelText(createdAt),
    })),
  }
}
