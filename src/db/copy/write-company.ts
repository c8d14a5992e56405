import { sql } from 'drizzle-orm'
import type { Database } from '../client.ts'
import type { CompanyHeader, RowChunk, SequencePlace, TableShape } from './company-header.ts'
import { writePlainly } from './row-text.ts'
import { rowsOf } from './rows-of.ts'
import { differences, ledgerCents, printsOf } from './table-prints.ts'

/** What was read and what was written are not the same. Nothing of it stays. */
class CopyDiffers extends Error {}

/**
 * Writes a company into a database that has its tables and no company yet: all of it, or nothing. Needs no more rights
 * than the tables' owner has: references between tables are taken away and made again, which checks every one of them,
 * and triggers rest, because what they would do has been done. At last every table is compared with what was read.
 */
export function writeCompany(
  db: Database,
  header: CompanyHeader,
  chunks: AsyncIterable<RowChunk>,
): Promise<void> {
  return db.transaction(async (tx) => {
    await writePlainly(tx)
    const shapes = new Map(header.tables.map((shape) => [shape.name, shape]))
    const references = await takeReferences(tx)
    for (const { name } of header.tables) {
      await tx.execute(sql`alter table ${sql.identifier(name)} disable trigger user`)
      await tx.execute(sql`delete from ${sql.identifier(name)}`)
    }
    for await (const { table, rows } of chunks) {
      const shape = shapes.get(table)
      if (!shape) throw new CopyDiffers(`There are rows of a table ${table} that nothing is known about.`)
      await insertRows(tx, shape, rows)
    }
    await setSequences(tx, header.sequences)
    await tx.execute(sql`set constraints all immediate`)
    for (const { name } of header.tables)
      await tx.execute(sql`alter table ${sql.identifier(name)} enable trigger user`)
    for (const { table, name, definition } of references) {
      await tx.execute(
        sql`alter table ${sql.identifier(table)} add constraint ${sql.identifier(name)} ${sql.raw(definition)}`,
      )
    }
    await compare(tx, header)
  })
}

type Reference = { table: string; name: string; definition: string }

async function takeReferences(tx: Database): Promise<Reference[]> {
  const references = await rowsOf<Reference>(
    tx,
    sql`select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
      from pg_constraint k join pg_class c on c.oid = k.conrelid
      where k.contype = 'f' and c.relnamespace = 'public'::regnamespace order by 1, 2`,
  )
  for (const { table, name } of references)
    await tx.execute(sql`alter table ${sql.identifier(table)} drop constraint ${sql.identifier(name)}`)
  return references
}

async function insertRows(
  tx: Database,
  { name, columns }: TableShape,
  rows: RowChunk['rows'],
): Promise<void> {
  const names = sql.join(
    columns.map((column) => sql.identifier(column.name)),
    sql`, `,
  )
  const values = sql.join(
    columns.map(({ type }, at) => sql.raw(`(r ->> ${at})::${type}`)),
    sql`, `,
  )
  await tx.execute(sql`insert into ${sql.identifier(name)} (${names}) overriding system value
    select ${values} from json_array_elements(${JSON.stringify(rows)}::json) as t(r)`)
}

async function setSequences(tx: Database, sequences: readonly SequencePlace[]): Promise<void> {
  for (const { name, last, isCalled } of sequences)
    await tx.execute(
      sql`select setval(${`public.${JSON.stringify(name)}`}::regclass, ${last}::bigint, ${isCalled})`,
    )
}

async function compare(tx: Database, header: CompanyHeader): Promise<void> {
  const different = differences(header.prints, await printsOf(tx, header.tables))
  if (different.length > 0)
    throw new CopyDiffers(`What was written differs from what was read in: ${different.join(', ')}.`)
  if ((await ledgerCents(tx)) !== header.ledgerCents)
    throw new CopyDiffers('The sum of the ledger differs from what was read.')
}
