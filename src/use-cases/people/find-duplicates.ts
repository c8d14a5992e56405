import { sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import type { KnownBy } from '../../domain/people/same-person.ts'
import { readPerson } from './read-person.ts'

const MOST = 50

type Found = { by: KnownBy; ids: number[] }

/**
 * People of whom the company has more than one: the same personal code, telephone or address under what counts as
 * different people until someone says otherwise. Rows of one address and one code are one person's already, and so are
 * those whom staff took for each other. Who is not proven is nobody yet. Sealed codes are compared by their hashes.
 */
export async function findDuplicates(db: Database, clientId?: number) {
  const own = clientId === undefined ? undefined : await readPerson(db, clientId)
  if (clientId !== undefined && !own) return []
  const only = own ? sql`having bool_or(root in (${idList(own.rows)}))` : sql`having true`
  const by = (name: KnownBy, column: string) => sql`
    select ${name}::text as by, array_agg(distinct root order by root) as ids
    from people where ${sql.raw(column)} is not null group by ${sql.raw(column)}
    ${only} and count(distinct person) > 1`
  const { rows } = (await db.execute(sql`
    with people as (
      select coalesce(root.id, clients.id) as root,
        lower(coalesce(root.email, clients.email)) || ' '
          || coalesce(split_part(coalesce(root.id_code, clients.id_code), '.', 3),
            coalesce(root.birth_date, clients.birth_date)::text) as person,
        split_part(clients.id_code, '.', 3) as code, clients.phone, lower(clients.email) as email
      from clients
      left join clients root on root.id = clients.person_id and root.erased_at is null
      where clients.erased_at is null and (clients.is_entered_by_staff or exists (
        select 1 from bookings b where b.client_id = clients.id and (b.is_paid or b.handed_over_at is not null)))
    )
    ${by('idCode', 'code')} union all ${by('phone', 'phone')} union all ${by('email', 'email')}
    limit ${MOST}`)) as { rows: Found[] }
  return grouped(db, rows)
}

const idList = (rows: readonly { id: number }[]) =>
  sql.join(
    rows.map(({ id }) => sql`${id}`),
    sql`, `,
  )

/** Whoever is found by several of them is one pair, with all by which they were found. */
async function grouped(db: Database, found: readonly Found[]) {
  const people = new Map<number, NonNullable<Awaited<ReturnType<typeof readPerson>>>>()
  const groups = new Map<string, { by: Set<KnownBy>; roots: number[] }>()
  for (const { by, ids } of found) {
    const roots = new Set<number>()
    for (const id of ids) {
      const person = await readPerson(db, id)
      if (person) {
        people.set(person.rootId, person)
        roots.add(person.rootId)
      }
    }
    const key = [...roots].toSorted((a, b) => a - b).join(' ')
    const group = groups.get(key) ?? { by: new Set(), roots: [...roots] }
    group.by.add(by)
    if (roots.size > 1) groups.set(key, group)
  }
  return [...groups.values()].map(({ by, roots }) => ({
    by: [...by],
    people: roots.flatMap((root) => people.get(root) ?? []),
  }))
}

export type Duplicates = Awaited<ReturnType<typeof findDuplicates>>[number]
