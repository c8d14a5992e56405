import { Client } from 'pg'

/**
 * Years of rentals behind a company: one that the application made is copied with everything it left behind, again and
 * again, each copy with a person, a car, numbers and days of its own. What nights take away within months (uploads,
 * outbox, keys of repeated requests) is not among it; large values are emptied, and counted by `bytesOf` instead.
 */
export type PastYears = {
  /** The rental to copy. */
  bookingId: number
  count: number
  /** One after the other at this pace, the last a day before it. */
  today: string
  perDay: number
}

/** What is copied: which rows of a booking, at most so many, and what each copy has of its own. */
type Copied = { table: string; of?: string; most?: number; own?: Record<string, string> }

const NUMBERED = `'past ' || n`
/** Whoever's rental is older has been forgotten by now. */
const IS_FORGOTTEN = `extract(year from start) < extract(year from today) - 7`

/** As many names as people have, and one in 250 is called Tamm. */
export const nameOf = (person: string): string =>
  `case when (${person}) % 250 = 0 then 'Tamm' else initcap(left(translate(md5((${person})::text), '0123456789', 'ghijklmnop'), 9)) end`

const copied: readonly Copied[] = [
  {
    table: 'clients',
    of: 'id = (select client_id from bookings where id = $1)',
    own: {
      email: `case when ${IS_FORGOTTEN} then 'erased-' || n || '@example.invalid' else 'person' || n / 4 || '@example.ee' end`,
      // The part that is searched by differs from person to person; nobody reads the rest.
      id_code: `case when ${IS_FORGOTTEN} then null else replace(s.id_code, split_part(s.id_code, '.', 3), md5('code ' || n / 4)) end`,
      birth_date: `date '1980-01-08'`,
      driving_licence_number: `replace(s.driving_licence_number, split_part(s.driving_licence_number, '.', 3), md5('licence ' || n / 4))`,
      phone: `'+3725' || lpad((n / 4)::text, 8, '0')`,
      last_name: nameOf('n / 4'),
      erased_at: `case when ${IS_FORGOTTEN} then start + interval '8 years' end`,
    },
  },
  {
    table: 'bookings',
    of: 'id = $1',
    own: {
      link_seed: NUMBERED,
      link_hash: `md5(n::text)`,
      contract_number: NUMBERED,
      notified: 'true',
      questionnaire_sent: 'true',
      coupon_reminder_sent: 'true',
    },
  },
  { table: 'car_occupancies' },
  { table: 'booking_lines' },
  { table: 'booking_services' },
  { table: 'charges' },
  { table: 'payments', own: { reference: NUMBERED, order_id: NUMBERED, payment_url: 'null' } },
  { table: 'ledger_entries' },
  {
    table: 'papers',
    of: `booking_id = $1 and kind = 'invoice'`,
    own: { number: NUMBERED, pdf: `''`, terms: `''`, bill: 'null' },
  },
  { table: 'signatures', own: { image: 'null', user_agent: `''`, signer_id_code: 'null' } },
  { table: 'hand_overs', most: 1, own: { key: 'md5(n::text)::uuid' } },
  { table: 'mails', most: 1, own: { key: NUMBERED, recipient: `'person' || n / 4 || '@example.ee'` } },
  {
    table: 'audit_log',
    of: `resource = 'bookings' and record_id = $1`,
    most: 1,
    own: {
      before: `case when not (${IS_FORGOTTEN}) then s.before end`,
      after: `case when not (${IS_FORGOTTEN}) then s.after end`,
    },
  },
]

/** Which table a column points into; the copy points to the copy. */
const references: Record<string, string> = {
  booking_id: 'bookings',
  record_id: 'bookings',
  client_id: 'clients',
  payment_id: 'payments',
  entry_id: 'ledger_entries',
  paper_id: 'papers',
}

type Column = { name: string; type: string }
type Sample = Copied & { columns: Column[]; rows: number; base: number; ids: number[] }

/** Tables are written side by side, each by a connection of its own. */
const AT_ONCE = 4

/** Writes them without checking each, and builds the indexes in the end: growing them would take hours. */
export async function writePastYears(url: string, years: PastYears): Promise<void> {
  const open = async (): Promise<Client> => {
    const client = new Client({ connectionString: url })
    await client.connect()
    await client.query('set session_replication_role = replica')
    return client
  }
  const clients = await Promise.all(Array.from({ length: AT_ONCE }, open))
  const [first] = clients
  if (!first) return
  await first.query('create schema sample')
  const samples: Sample[] = []
  for (const one of copied) samples.push(await sampleOf(first, one, years.bookingId))
  const waiting = [...samples]
  const writeNext = async (client: Client): Promise<void> => {
    for (let sample = waiting.shift(); sample; sample = waiting.shift()) {
      const indexes = await droppedIndexes(client, sample.table)
      await client.query(copyOf(sample, samples, years))
      for (const { name, definition, isConstraint } of indexes) {
        const added = isConstraint
          ? `alter table ${sample.table} add constraint ${name} ${definition}`
          : definition
        await client.query(added)
      }
    }
  }
  await Promise.all(clients.map(writeNext))
  await first.query('drop schema sample cascade')
  await Promise.all(clients.map((client) => client.end()))
}

type Index = { name: string; definition: string; isConstraint: boolean }

/** All but that of the primary key, which others point to. */
async function droppedIndexes(client: Client, table: string): Promise<Index[]> {
  const { rows } = await client.query<Index>(
    `select i.relname as name, c.oid is not null as "isConstraint",
       coalesce(pg_get_constraintdef(c.oid), pg_get_indexdef(i.oid)) as definition
     from pg_index x join pg_class i on i.oid = x.indexrelid
     left join pg_constraint c on c.conindid = i.oid and c.conrelid = x.indrelid and c.contype in ('u', 'x')
     where x.indrelid = to_regclass($1) and not x.indisprimary`,
    [table],
  )
  for (const { name, isConstraint } of rows) {
    await client.query(isConstraint ? `alter table ${table} drop constraint ${name}` : `drop index ${name}`)
  }
  return rows
}

async function sampleOf(client: Client, one: Copied, bookingId: number): Promise<Sample> {
  const { table, of = 'booking_id = $1', most } = one
  const found = await client.query<{ name: string; type: string }>(
    `select column_name as name, data_type as type from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  )
  const order = found.rows.some(({ name }) => name === 'id') ? 'id' : 'position'
  await client.query(`create table sample.${table} as
    select row_number() over (order by ${order}) - 1 as rank, t.* from ${table} t
    where ${of.replaceAll('$1', String(bookingId))} order by ${order} limit ${most ?? 100}`)
  const hasId = order === 'id'
  const { rows } = await client.query<{ id: number }>(
    `select ${hasId ? 'id' : 'rank as id'} from sample.${table} order by rank`,
  )
  const last = hasId ? await client.query<{ id: number }>(`select max(id) as id from ${table}`) : undefined
  return {
    ...one,
    columns: found.rows,
    rows: rows.length,
    base: (last?.rows[0]?.id ?? 0) + 1,
    ids: rows.map(({ id }) => id),
  }
}

function copyOf(sample: Sample, samples: readonly Sample[], { count, today, perDay }: PastYears): string {
  const { table, columns, own = {} } = sample
  const idOf = ({ base, rows }: Sample, rank: string) => `${base} + n * ${rows} + ${rank}`
  const valueOf = ({ name, type }: Column): string => {
    const given = own[name]
    if (given !== undefined) return given
    if (name === 'id') return idOf(sample, 's.rank')
    if (name === 'car_id') return 'fleet[1 + n % size]'
    const target = samples.find(({ table: other }) => other === references[name])
    if (target) {
      const cases = target.ids.map((id, rank) => `when ${id} then ${idOf(target, String(rank))}`)
      // A paper that is not among the copies is told as the one that is.
      return target.rows === 1
        ? `case when s.${name} is not null then ${idOf(target, '0')} end`
        : `case s.${name} ${cases.join(' ')} end`
    }
    if (type === 'timestamp with time zone') return `s.${name} + shift`
    if (type === 'tstzrange') return `tstzrange(start, start + '1 day'::interval / ${perDay} * size * 0.9)`
    return `s.${name}`
  }
  const isKept = table === 'mails' ? `where not (${IS_FORGOTTEN})` : ''
  const names = columns.map(({ name }) => name).join(', ')
  // Each car is out for most of its turn, and its next rental begins after it.
  return `
    insert into ${table} (${names}) overriding system value
    select ${columns.map(valueOf).join(', ')}
    from (select timestamptz '${today}' as today, array_agg(id order by id) as fleet, count(*)::int as size,
        (select rent_date from sample.bookings) as first
      from cars where is_active and register_number ~ '^B[0-9]+C[0-9]+$') as company
    cross join generate_series(0, ${count - 1}) n
    join lateral (select today - '1 day'::interval - '1 day'::interval * ((${count} - n) / ${perDay}::float8)
      - '1 day'::interval / ${perDay} * size as start) as rental on true
    join lateral (select start - first as shift) as moved on true
    cross join sample.${table} s ${isKept};
    ${columns.some(({ name }) => name === 'id') ? `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))` : ''}`
}
