/** SQL that fills a company faster than its own services would: cars, bookings ahead and bookings behind it. */

/** Copies or retires cars until exactly so many are for rent, spread over the groups as they were. */
export const carsUpTo = (count: number): string => `
  insert into cars (name, description, description_en, description_ru, gearbox, seats, doors, fuel_consumption,
                    fuel_type, mileage, image_names, register_number, group_id, home_location_id)
  select name, description, description_en, description_ru, gearbox, seats, doors, fuel_consumption,
         fuel_type, mileage, image_names, 'B' || copy || 'C' || id, group_id, home_location_id
  from generate_series(1, ${count}) copy, cars where is_active order by copy, id
  limit greatest(0, ${count} - (select count(*) from cars where is_active));
  update cars set is_active = false
  where id in (select id from cars where is_active order by id offset ${count});`

/** As many places as wanted, with the hours of the airport; cars live at all of them in turn. */
export const placesUpTo = (count: number): string => `
  insert into locations (name, name_en, name_ru, address, is_active)
  select 'Koht ' || n, 'Place ' || n, 'Место ' || n, 'Tee ' || n, true
  from generate_series(1, greatest(0, ${count} - (select count(*) from locations)::int)) n;
  insert into location_times (location_id, start, "end", rent_price, return_price, day_name)
  select l.id, t.start, t."end", t.rent_price, t.return_price, t.day_name
  from locations l, location_times t
  where l.name like 'Koht %' and t.location_id = (select min(location_id) from location_times);
  update cars set home_location_id = places.ids[1 + cars.id % cardinality(places.ids)]
  from (select array_agg(id order by id) as ids from locations where is_active) as places;`

const BOOKING_COLUMNS = `car_id, client_id, rent_location_id, return_location_id, status, price, vat, vat_rate,
  deposit, rent_price, return_price, rent_date, return_date, link_seed, link_hash`
const BOOKING_VALUES = `1, 1, 1, 'SIGNED', 8550, 1655, 2400, 20000, 0, 0`
const OCCUPANCIES = `insert into car_occupancies (car_id, booking_id, occupied, start_location_id, end_location_id)
  select car_id, id, tstzrange(rent_date, return_date + interval '1 hour'), 1, 1 from written`

/** Four days of every twenty from May on, on other days for each car: about half are free for a week in summer. */
export const upcomingBookingsOf = (perCar: number): string => `
  with written as (
    insert into bookings (${BOOKING_COLUMNS})
    select cars.id, ${BOOKING_VALUES}, start, start + interval '4 days',
           'upcoming ' || cars.id || ' ' || n, 'upcoming ' || cars.id || ' ' || n
    from cars, generate_series(0, ${perCar} - 1) n,
    lateral (select timestamptz '2027-05-01 12:00Z' + (n * 20 + cars.id * 7 % 20) * interval '1 day' as start) as rental
    where is_active
    order by start
    returning id, car_id, rent_date, return_date
  ) ${OCCUPANCIES};`

/**
 * A fleet at work, around that day: each car rented for four days of every five, most of it ahead. What took the cars
 * before is let go first.
 */
export const busyFleetOf = (perCar: number, today: string): string => `
  delete from car_occupancies;
  with written as (
    insert into bookings (${BOOKING_COLUMNS})
    select cars.id, ${BOOKING_VALUES}, start, start + interval '4 days',
           'busy ' || cars.id || ' ' || n, 'busy ' || cars.id || ' ' || n
    from cars, generate_series(0, ${perCar} - 1) n,
    lateral (select timestamptz '${today} 10:00Z' + (n * 5 - 100 + cars.id % 5) * interval '1 day' as start) as rental
    where is_active
    order by start
    returning id, car_id, rent_date, return_date
  ) ${OCCUPANCIES};`

/**
 * Rentals of eight hours, one after the other, written in the order they took place and shared evenly among the cars;
 * the last ended before the demo company's own year began. They are sound by construction, so neither foreign keys nor
 * overlaps are checked, and the indexes over periods are built once in the end: checking and growing takes minutes.
 */
export const pastBookingsOf = (count: number, today: string): string => `
  set session_replication_role = replica;
  create temp table definitions as select indexdef from pg_indexes
  where indexname in ('car_occupancies_no_overlap', 'car_occupancies_ahead', 'car_occupancies_places');
  alter table car_occupancies drop constraint car_occupancies_no_overlap;
  drop index car_occupancies_ahead, car_occupancies_places;
  with fleet as (
    select id, row_number() over (order by id) - 1 as place, count(*) over () as size from cars where is_active
  ), written as (
    insert into bookings (${BOOKING_COLUMNS})
    select fleet.id, ${BOOKING_VALUES}, start, start + interval '8 hours',
           'past ' || n, 'past ' || n
    from generate_series(0, ${count} - 1) n
    join fleet on place = n % size,
    lateral (select timestamptz '${today}' - interval '600 days'
                    - (${count} - n + place) / size * interval '9 hours' as start) as rental
    order by n
    returning id, car_id, rent_date, return_date
  ) ${OCCUPANCIES};
  do $$
  declare
    definition text;
  begin
    for definition in select indexdef from definitions loop
      execute definition;
    end loop;
  end $$;`

/**
 * Ten years of rentals that end today, shared evenly among the cars, with everything the figures look at: one in ten has
 * a coupon, one in twenty was cancelled for a fee, every second customer has answered. Nothing is checked, as above.
 */
export const rentalYearsOf = (count: number, today: string): string => `
  set session_replication_role = replica;
  with fleet as (
    select id, row_number() over (order by id) - 1 as place, count(*) over () as size from cars where is_active
  )
  insert into bookings (${BOOKING_COLUMNS}, handed_over_at, actual_return_date, created_at, coupon_codes, cancelled_at,
                        cancel_reason, cancel_fee)
  select fleet.id, 1, 1 + n % 6, 1 + n % 5, 'SIGNED', 8550, 1655, 2400, 20000, 0, 0, start, back, 'years ' || n,
         'years ' || n, start, back, start - n % 97 * interval '1 day',
         case when turn % 10 = 0 then array['TERE10'] else '{}' end,
         case when turn % 20 = 7 then start end, case when turn % 20 = 7 then 'plans' end,
         case when turn % 20 = 7 then 2000 end
  from generate_series(0, ${count} - 1) n
  join fleet on place = n % size,
  lateral (select n / size as turn, interval '3652 days' / (${count}::float8 / size) as step) as pace,
  lateral (select timestamptz '${today}' - ((${count} - n - 1) / size + 0.5) * step as start) as rental,
  lateral (select start + step * 0.7 as back) as ending
  order by n;
  insert into questionnaires (quality, condition, recommend, booking_id, created_at)
  select 1 + id % 5, 1 + id % 4, id % 11, id, return_date + interval '1 day'
  from bookings where link_seed like 'years %' and id % 2 = 0;`
