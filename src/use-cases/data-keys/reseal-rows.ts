import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { Database } from '../../db/client.ts'
import { inTurn } from '../../db/in-turn.ts'
import { openBytes, openText, sealBytes, sealText } from '../../db/sealed/seal.ts'
import { type SealedPlace, sealedPlaces } from '../../db/sealed/sealed-columns.ts'
import { isOtherwiseSealed, type SealedColumn, sealedColumns } from './sealed-tables.ts'

/** A paper is a thousand times as long as a code. */
const ROWS_AT_ONCE = { text: 500, bytes: 20 }

type Stored = string | Uint8Array

/**
 * Seals with the first key whatever is in clear or sealed with another one, at most so many values. It may run while
 * others write: what was changed meanwhile is left as it is, and what it was broken off at is found again.
 */
export async function resealRows(db: Database, most = Number.POSITIVE_INFINITY): Promise<number> {
  let done = 0
  for (const column of sealedColumns) {
    for (let last = 0; done < most; ) {
      const limit = Math.min(ROWS_AT_ONCE[column.kind], most - done)
      const rows = await inTurn(db, (tx) => resealBatch(tx, column, last, limit))
      done += rows.length
      last = rows.at(-1)?.id ?? last
      if (rows.length < limit) break
    }
  }
  return done
}

async function resealBatch(tx: Database, sealed: SealedColumn, after: number, limit: number) {
  const { table, column, kind, place } = sealed
  const id = rowNumberOf(table)
  const found = await tx
    .select({ id: sql<number>`${id}`.mapWith(Number), stored: sql<Stored>`${column}` })
    .from(table)
    .where(sql`${isOtherwiseSealed(sealed)} and ${id} > ${after}`)
    .orderBy(id)
    .limit(limit)
  if (found.length === 0) return found
  const type = sql.raw(kind === 'bytes' ? 'bytea' : 'text')
  const values = found.map(
    ({ id: rowId, stored }) =>
      sql`(${rowId}::bigint, ${stored}::${type}, ${resealed(place, stored)}::${type})`,
  )
  // What was issued is never changed; the trigger lets it be sealed anew.
  await tx.execute(sql`select set_config('autorent.resealing', 'on', true)`)
  await tx.execute(sql`update ${table} set ${sql.identifier(toSnakeCase(column.name))} = fresh.sealed
    from (values ${sql.join(values, sql`, `)}) as fresh (id, stored, sealed)
    where ${id} = fresh.id and ${column} = fresh.stored`)
  return found
}

/** What a row is found again by: licences that were seen have no number of their own, but those of a booking and a driver. */
function rowNumberOf(table: SealedColumn['table']): SQL {
  return 'id' in getTableColumns(table)
    ? sql`${table}.id`
    : sql`(${table}.booking_id::bigint * 1000 + ${table}.driver)`
}

function resealed(place: SealedPlace, stored: Stored): Stored {
  if (typeof stored !== 'string') return sealBytes(place, openBytes(place, stored))
  return sealText(place, openText(place, stored), { isSought: sealedPlaces[place] === 'sought' })
}
