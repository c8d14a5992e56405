/** A table of the company's with the columns that hold something of their own: what is worked out is left out. */
export type TableShape = { name: string; columns: { name: string; type: string }[] }

/** How far a sequence has counted. */
export type SequencePlace = { name: string; last: string; isCalled: boolean }

/** A migration as the database remembers it. */
export type AppliedMigration = { hash: string; at: number }

/** What a table holds, in two numbers: how many rows, and the sum of the hashes of all of them. */
export type TablePrint = { rows: number; sum: string }

/** Everything about a company's data but the rows. Two databases with the same prints hold the same. */
export type CompanyHeader = {
  migrations: AppliedMigration[]
  tables: TableShape[]
  sequences: SequencePlace[]
  prints: Record<string, TablePrint>
  /** All that was ever booked in the ledger, in cents. */
  ledgerCents: string
}

/** Some rows of a table; each row is the text of its columns, in the order of the shape. */
export type RowChunk = { table: string; rows: (string | null)[][] }
