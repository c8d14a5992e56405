import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import { schema } from '../../db/schema.ts'
import { couponReminderMail, dataExportMail, linkAgainMail } from '../../documents/mails/client.ts'
import type { Mail } from '../../documents/mails/mail.ts'
import { bookingNumber } from '../../domain/booking/booking-number.ts'
import { oldestLinkedReturn } from '../../domain/booking/links.ts'
import { labelOf } from '../../domain/calendar/tallinn.ts'
import { dayOf } from '../../domain/calendar/wall-clock.ts'
import { DATA_CODE_MINUTES } from '../../domain/letters.ts'
import { pathOf } from '../../i18n/pages.ts'
import { readParties } from '../booking/read-parties.ts'
import { seedToSend } from '../booking/seed-to-send.ts'
import { type LetterTask, readLetterFacts } from './letter-task.ts'

const MOST_BOOKINGS = 10

/** The links to what someone has booked, if anything; whoever typed a stranger's address makes nothing happen. */
export async function linkAgain(task: LetterTask): Promise<Mail | undefined> {
  const { deps, letter, now } = task
  const { bookings, clients, cars } = schema
  const rows = await deps.db
    .select({ booking: bookings, car: cars.name, client: { id: clients.id, email: clients.email } })
    .from(bookings)
    .innerJoin(clients, eq(clients.id, bookings.clientId))
    .innerJoin(cars, eq(cars.id, bookings.carId))
    .where(
      and(
        sql`lower(${clients.email}) = lower(${letter.recipient})`,
        isNull(bookings.cancelledAt),
        gt(bookings.returnDate, oldestLinkedReturn(now)),
      ),
    )
    .orderBy(desc(bookings.rentDate))
    .limit(MOST_BOOKINGS)
  for (const { booking } of rows) await seedToSend(deps.db, deps.links, booking)
  const [latest] = rows
  const list = `${deps.origin}${pathOf('my-bookings', letter.language)}`
  return linkAgainMail(
    {
      company: deps.catalogue.current.company,
      minutes: DATA_CODE_MINUTES,
      all: latest ? `${list}?code=${deps.codes.forBookings(latest.client, now)}` : list,
      bookings: rows.map(({ booking, car }) => ({
        number: bookingNumber(booking.id),
        car,
        rentDate: booking.rentDate,
        returnDate: booking.returnDate,
        url: `${deps.origin}${deps.links.pages(booking.linkSeed, letter.language).documents}`,
      })),
    },
    task.reader,
  )
}

/** The way to all that is held about a person, for whoever reads the mail of this address. */
export async function dataExport(task: LetterTask): Promise<Mail | undefined> {
  const { deps, letter, now } = task
  if (letter.bookingId === null) throw new Error('the data asked for are nobody’s')
  const { client } = await readParties(deps.db, letter.bookingId)
  if (client.erasedAt) return undefined
  const path = pathOf('my-data', letter.language)
  return dataExportMail(
    {
      company: deps.catalogue.current.company,
      firstName: client.firstName,
      minutes: DATA_CODE_MINUTES,
      url: `${deps.origin}${path}?code=${deps.codes.forData(client, now)}`,
    },
    task.reader,
  )
}

/** Only for those who said yes to offers, and only while there is something to offer. */
export async function couponReminder(task: LetterTask): Promise<Mail | undefined> {
  const { deps, letter, now } = task
  const facts = await readLetterFacts(task)
  const { client } = await readParties(deps.db, facts.bookingId)
  // Said no since it was planned.
  if (!client.ads) return undefined
  const today = dayOf(labelOf(now))
  const coupon = [...deps.catalogue.current.coupons.values()].find(
    ({ isNewClient, start, end, groups }) =>
      !isNewClient && start <= today && end >= today + 14 && groups.size > 0,
  )
  const discount = coupon && [...coupon.groups.values()][0]
  if (!coupon || !discount) return undefined
  return couponReminderMail(
    {
      company: facts.company,
      firstName: facts.client.firstName,
      coupon: {
        code: coupon.code,
        name: coupon.name,
        discount,
        lastDay: coupon.end,
      },
      links: {
        index: `${deps.origin}${pathOf('index', letter.language)}`,
        stop: `${deps.origin}${pathOf('stop-offers', letter.language)}?code=${deps.codes.forOffers(client)}`,
      },
    },
    task.reader,
  )
}
