import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import type { PaperDependencies } from '../papers/paper-dependencies.ts'
import { recordChange } from '../records/record-change.ts'

export type Logo = { png: Uint8Array; width: number; height: number }

type Wish = { colour: string | null } | { logo: Logo | null }

/** How papers and letters look from now on; papers that were issued stay as they are. */
export async function saveLook(
  { db, catalogue }: Pick<PaperDependencies, 'db' | 'catalogue'>,
  wish: Wish,
  staff: ByStaff,
): Promise<void> {
  await db.transaction((tx) => writeLook(tx, wish, staff))
  await catalogue.newest()
}

async function writeLook(tx: Database, wish: Wish, staff: ByStaff): Promise<void> {
  const { paperLooks } = schema
  const [before] = await tx.select().from(paperLooks)
  const values =
    'logo' in wish
      ? {
          logo: wish.logo?.png ?? null,
          logoWidth: wish.logo?.width ?? null,
          logoHeight: wish.logo?.height ?? null,
        }
      : wish
  const [after] = await tx
    .insert(paperLooks)
    .values(values)
    .onConflictDoUpdate({ target: paperLooks.id, set: values })
    .returning()
  const facts = (row: typeof before) => ({
    colour: row?.colour ?? null,
    logo: row?.logo ? `${row.logoWidth} × ${row.logoHeight}` : null,
  })
  await recordChange(tx, staff, {
    resource: 'paper-looks',
    recordId: 1,
    action: 'update',
    before: facts(before),
    after: facts(after),
  })
}
