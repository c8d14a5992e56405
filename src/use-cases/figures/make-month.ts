import { and, eq, gt, gte, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { MonthSpan } from '../../domain/calendar/months.ts'
import { type Cents, cents, plus, vatWithin } from '../../domain/money.ts'
import { couponLineKinds } from '../../domain/pricing/quote-line.ts'

/** A car may be handed over a little before the agreed time, and so before the month of its rental. */
const EARLY = sql`interval '1 day'`
/** So many rentals of one car may begin while an overdue one is still out, and its time is counted still. */
const BEGUN_MEANWHILE = 5

const sums = sql`
  count(*) filter (where is_picked_up) as "rentals",
  count(*) filter (where is_cancelled) as "cancelled",
  coalesce(sum(money), 0) as "revenue",
  coalesce(sum(vat), 0) as "vat",
  coalesce(sum(fee), 0) as "cancelFees",
  coalesce(round(sum(seconds)), 0) as "rentedSeconds"`

/**
 * Counts a month and keeps the result. Money stands in the month of the agreed pick-up; time where it was spent, by the
 * real hand-over and return. Only what someone paid for or staff accepted counts: an open booking may yet come to nothing.
 */
export async function makeMonth(db: Database, { month, from, to }: MonthSpan, now: Date): Promise<void> {
  const [start, end] = [sql`${from.toISOString()}::timestamptz`, sql`${to.toISOString()}::timestamptz`]
  const rental = sql`b.id, b.car_id, b.rent_location_id, b.price, b.vat, b.cancelled_at, b.cancel_fee,
    b.rent_date, b.return_date, b.channel, b.created_at, b.coupon_codes, coalesce(b.handed_over_at, b.rent_date) as begins,
    coalesce(b.actual_return_date, b.return_date) as ends`
  const isAgreed = sql`b.status in ('CONFIRMED', 'SIGNED')`
  const [fees, extras] = [await readFeeVat(db, from, to), await readExtraCharges(db, from, to)]
  await db.execute(sql`
    with touching as materialized (
      select ${rental} from bookings b
      where b.rent_date >= ${start} and b.rent_date < ${end} + ${EARLY} and ${isAgreed}
      union all
      -- Rentals of one car follow each other: what reaches into the month is among the last begun before it.
      select earlier.* from cars, lateral (
        select ${rental} from bookings b
        where b.car_id = cars.id and b.rent_date < ${start} and ${isAgreed} and b.cancelled_at is null
        order by b.rent_date desc limit ${BEGUN_MEANWHILE}
      ) as earlier where ends > ${start}
    ), counted as materialized (
      select touching.*, is_of_month,
        is_of_month and cancelled_at is null as is_picked_up,
        is_of_month and cancelled_at is not null as is_cancelled,
        case when not is_of_month then 0 when cancelled_at is null then price else kept end
          + coalesce(extra.amount, 0) as money,
        case when not is_of_month then 0 when cancelled_at is null then touching.vat
             else coalesce(fee_vat.vat, 0) end + coalesce(extra.vat, 0) as vat_of_it,
        case when is_of_month and cancelled_at is not null then kept else 0 end as fee,
        case when cancelled_at is null and ends > ${start} and begins < ${end}
             then greatest(0, date_part('epoch', least(ends, ${end}) - greatest(begins, ${start}))) else 0 end as seconds
      from touching cross join lateral (
        select rent_date >= ${start} and rent_date < ${end} as is_of_month, coalesce(cancel_fee, 0)::bigint as kept
      ) as facts
      left join jsonb_to_recordset(${JSON.stringify(fees)}::jsonb) as fee_vat (id int, vat bigint) on fee_vat.id = touching.id
      left join jsonb_to_recordset(${JSON.stringify(extras)}::jsonb) as extra (id int, amount bigint, vat bigint)
        on extra.id = touching.id
    ), sums as materialized (
      select id, car_id, rent_location_id, is_picked_up, is_cancelled, money, vat_of_it as vat, fee, seconds, begins, ends
      from counted where is_picked_up or is_cancelled or seconds > 0
    ), exchanges as materialized (
      select x.id, x.booking_id, x.old_car_id, x.at from car_exchanges x
      join sums on sums.id = x.booking_id where x.undone_at is null
    ), parts as materialized (${partsByCar(start, end)}
    ), picked_up as materialized (select * from counted where is_picked_up)
    insert into ${schema.figureMonths} (month, made_at, facts)
    select ${month}, ${now.toISOString()}, jsonb_build_object(
      'cars', (select coalesce(jsonb_agg(r), '[]') from (
        select car_id as "id", ${sums} from parts group by car_id) r),
      'places', (select coalesce(jsonb_agg(r), '[]') from (
        select rent_location_id as "id", ${sums} from sums group by rent_location_id) r),
      'leads', (select coalesce(jsonb_agg(r), '[]') from (
        select greatest(0, (rent_date at time zone 'Europe/Tallinn')::date
                         - (created_at at time zone 'Europe/Tallinn')::date) as "days", count(*) as "rentals"
        from picked_up group by 1) r),
      'lengths', (select coalesce(jsonb_agg(r), '[]') from (
        select ceil(date_part('epoch', return_date - rent_date) / 86400)::int as "days", count(*) as "rentals"
        from picked_up group by 1) r),
      'channels', (select coalesce(jsonb_agg(r), '[]') from (
        select channel, count(*) filter (where is_picked_up) as "rentals",
          count(*) filter (where is_cancelled) as "cancelled", coalesce(sum(money), 0) as "revenue"
        from counted where is_of_month group by channel) r),
      'extras', (select jsonb_build_object('rentals', count(distinct booking_id), 'amount', coalesce(sum(taken.price), 0))
        from booking_services taken join picked_up on picked_up.id = taken.booking_id where taken.price > 0),
      'coupons', (select coalesce(jsonb_agg(r), '[]') from (
        select code, count(*) as "rentals", sum(price) as "revenue", sum(discount) as "discount"
        from picked_up, unnest(coupon_codes) as code, lateral (
          select coalesce(-sum(amount), 0) as discount from booking_lines
          where booking_id = picked_up.id and kind in ${couponLineKinds} and details ->> 'code' = code
        ) as given group by code) r),
      'marks', (select coalesce(jsonb_agg(r), '[]') from (
        select question, mark, count(*) as "answers" from questionnaires, lateral (
          values ('quality', quality), ('condition', condition), ('recommend', recommend)
        ) as given (question, mark)
        where created_at >= ${start} and created_at < ${end} group by question, mark) r)
    )
    on conflict (month) do update set facts = excluded.facts, made_at = excluded.made_at`)
}

/**
 * A rental with several cars is divided between them by time, to the cent: each has what was earned until its end less
 * what was earned until its beginning. It is counted once, where it ended.
 */
const partsByCar = (start: SQL, end: SQL): SQL => sql`
      with times as (
        select sums.id, x.old_car_id as car_id, false as is_last, x.at as until,
          coalesce(lag(x.at) over (partition by x.booking_id order by x.id), sums.begins) as since
        from exchanges x join sums on sums.id = x.booking_id
        union all
        select sums.id, sums.car_id, true, sums.ends, coalesce(max(x.at), sums.begins)
        from sums left join exchanges x on x.booking_id = sums.id
        group by sums.id, sums.car_id, sums.begins, sums.ends
      ), shares as (
        select times.*, sums.is_picked_up, sums.is_cancelled, sums.money, sums.vat, sums.fee, sums.seconds,
          case when is_last then 1 else ${shareUntil(sql`until`)} end as late,
          case when since = begins then 0 else ${shareUntil(sql`since`)} end as early
        from times join sums on sums.id = times.id
      )
      select car_id, is_picked_up and is_last as is_picked_up, is_cancelled and is_last as is_cancelled,
        round(money * late) - round(money * early) as money, round(vat * late) - round(vat * early) as vat,
        case when is_last then fee else 0 end as fee,
        case when seconds > 0
             then greatest(0, date_part('epoch', least(until, ${end}) - greatest(since, ${start}))) else 0 end as seconds
      from shares`

const shareUntil = (moment: SQL): SQL =>
  sql`(date_part('epoch', ${moment} - begins) / nullif(date_part('epoch', ends - begins), 0))::numeric`

/** The VAT within what cancelled bookings of the month keep. */
async function readFeeVat(db: Database, from: Date, to: Date): Promise<{ id: number; vat: Cents }[]> {
  const { bookings } = schema
  const { id, cancelFee: fee, vatRate } = bookings
  const rows = await db
    .select({ id, fee, vatRate })
    .from(bookings)
    .where(
      and(
        isNotNull(bookings.cancelledAt),
        gt(fee, cents(0)),
        gte(bookings.rentDate, from),
        lt(bookings.rentDate, to),
      ),
    )
  return rows.map((row) => ({ id: row.id, vat: vatWithin(row.fee ?? cents(0), row.vatRate) }))
}

/** What was charged after the rentals of the month, each with the VAT of its own rate. */
async function readExtraCharges(
  db: Database,
  from: Date,
  to: Date,
): Promise<{ id: number; amount: Cents; vat: Cents }[]> {
  const { bookings, extraCharges } = schema
  const rows = await db
    .select({ id: bookings.id, amount: extraCharges.amount, vatRate: extraCharges.vatRate })
    .from(extraCharges)
    .innerJoin(bookings, eq(bookings.id, extraCharges.bookingId))
    .where(and(eq(extraCharges.status, 'CHARGED'), gte(bookings.rentDate, from), lt(bookings.rentDate, to)))
  return [...Map.groupBy(rows, ({ id }) => id)].map(([id, ofRental]) => ({
    id,
    amount: ofRental.reduce((sum, { amount }) => plus(sum, amount), cents(0)),
    vat: ofRental.reduce((sum, { amount, vatRate }) => plus(sum, vatWithin(amount, vatRate)), cents(0)),
  }))
}
