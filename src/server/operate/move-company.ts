import { withCompany } from '../../db/copy/read-company.ts'
import { type CompanyPlace, openCompany, placeCompany, refuseBusy, refuseLiving } from './company-place.ts'

export type Moved = { tables: number; rows: number; ledgerCents: string }

/** Writes everything of one database into another. Nobody may work in the first meanwhile: it would be lost. */
export async function moveCompany(from: CompanyPlace, to: CompanyPlace): Promise<Moved> {
  await refuseLiving(to)
  const source = await openCompany(from)
  try {
    if (source.kind === 'server') await refuseBusy(source.db)
    return await withCompany(source.db, async ({ header, chunks }) => {
      await placeCompany(to, header, chunks())
      const prints = Object.values(header.prints)
      const rows = prints.reduce((sum, print) => sum + print.rows, 0)
      return { tables: prints.length, rows, ledgerCents: header.ledgerCents }
    })
  } finally {
    await source.close()
  }
}
