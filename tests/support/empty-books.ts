import { sql } from 'drizzle-orm'
import type { Database } from '../../src/db/client.ts'
import { isCollision } from '../../src/db/violated-constraint.ts'

/**
 * Takes everything out of these tables, and whatever refers to it. The books refuse to be emptied, so the triggers are
 * left out; a few rows are deleted in a tenth of the time in which tables would be truncated. All tables are locked
 * first, so that nobody adds a row to what is gone.
 */
export async function emptyTables(db: Database, ...names: string[]): Promise<void> {
  const list = names.map((name) => `'${name}'`).join(', ')
  try {
    await db.execute(
      sql.raw(`do $$
declare tables text[];
declare one text;
begin
  perform set_config('session_replication_role', 'replica', true);
  with recursive hit as (
    select oid from pg_class where relnamespace = 'public'::regnamespace and relname in (${list})
    union select conrelid from pg_constraint join hit on confrelid = hit.oid where contype = 'f'
  ) select array_agg(quote_ident(relname)) into tables from hit join pg_class using (oid);
  execute 'lock table ' || array_to_string(tables, ', ');
  foreach one in array tables loop
    execute 'delete from ' || one;
  end loop;
end $$`),
    )
  } catch (error) {
    // The server may still be at work for the test before, and each holds a table that the other wants.
    if (!isCollision(error)) throw error
    await emptyTables(db, ...names)
  }
}

/** Takes every booking away with all that belongs to it, as nothing but a test may. */
export const emptyBooks = (db: Database): Promise<void> => emptyTables(db, 'bookings')
