import { eq } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../db/client.ts'
import type { RecordFacts } from '../../db/schema/staff.ts'
import type { Change } from '../records/record-change.ts'

type KeyedTable = PgTable & { id: PgColumn }
type Row = RecordFacts & { id: number }

/** What an edit refers to is not there: the statement changed nothing, and the draft is refused. */
export class Gone extends Error {
  readonly field: string
  constructor(field: string) {
    super(`gone: ${field}`)
    this.field = field
  }
}

/** Writes a change down, in the transaction it is given; a trial writes nothing down. */
export type WriteDown = (tx: Database, change: Change) => Promise<void>

/** Writes records of the price list and, with each, who did it. Knows which row a draft's own name stands for. */
export class PricePen {
  readonly tx: Database
  readonly #writeDown: WriteDown
  readonly #rows: Map<string, number>

  constructor(tx: Database, writeDown: WriteDown, rows: ReadonlyMap<string, number> = new Map()) {
    this.tx = tx
    this.#writeDown = writeDown
    this.#rows = new Map(rows)
  }

  /** The same pen inside a savepoint: the names it gives there are its own, and go with it when that is rolled back. */
  within(tx: Database): PricePen {
    return new PricePen(tx, this.#writeDown, this.#rows)
  }

  /** And afterwards outside of it. */
  after(savepoint: PricePen): PricePen {
    return new PricePen(this.tx, this.#writeDown, savepoint.#rows)
  }

  /** The row an id stands for: itself, or for a draft's own name the row that was created under it. */
  rowId(resource: string, id: number, field = 'id'): number {
    const row = id > 0 ? id : this.#rows.get(`${resource} ${id}`)
    if (row === undefined) throw new Gone(field)
    return row
  }

  /** Creates the record when the id is a draft's own name that has no row yet, else changes it. Returns its row. */
  async write(resource: string, table: KeyedTable, id: number, values: RecordFacts): Promise<number> {
    if (id > 0 || this.#rows.has(`${resource} ${id}`)) {
      const rowId = this.rowId(resource, id)
      await this.update(resource, table, rowId, values)
      return rowId
    }
    const [created] = await this.create(resource, table, [values])
    if (!created) throw new Error(`nothing was inserted into ${resource}`)
    this.#rows.set(`${resource} ${id}`, created.id)
    return created.id
  }

  /** In one statement: a year of seasons has hundreds of discounts. */
  async create(resource: string, table: KeyedTable, values: RecordFacts[]): Promise<Row[]> {
    if (values.length === 0) return []
    const rows = (await this.tx.insert(table).values(values).returning()) as Row[]
    for (const after of rows) await this.#record(resource, after.id, 'create', null, after)
    return rows
  }

  async update(resource: string, table: KeyedTable, rowId: number, values: RecordFacts): Promise<void> {
    const [before] = (await this.tx.select().from(table).where(eq(table.id, rowId)).for('update')) as Row[]
    if (!before) throw new Gone('id')
    if (Object.entries(values).every(([field, value]) => before[field] === value)) return
    const [after] = (await this.tx.update(table).set(values).where(eq(table.id, rowId)).returning()) as Row[]
    await this.#record(resource, rowId, 'update', before, after ?? null)
  }

  async remove(resource: string, table: KeyedTable, rowId: number): Promise<void> {
    const [before] = (await this.tx.delete(table).where(eq(table.id, rowId)).returning()) as Row[]
    if (!before) throw new Gone('id')
    await this.#record(resource, rowId, 'remove', before, null)
  }

  /** Rows of a table whose column has a value. */
  async rowsWhere(table: KeyedTable, column: PgColumn, value: number): Promise<Row[]> {
    return (await this.tx.select().from(table).where(eq(column, value)).orderBy(table.id)) as Row[]
  }

  async removeWhere(resource: string, table: KeyedTable, column: PgColumn, value: number): Promise<void> {
    for (const row of await this.rowsWhere(table, column, value)) await this.remove(resource, table, row.id)
  }

  async #record(
    resource: string,
    recordId: number,
    action: string,
    before: RecordFacts | null,
    after: RecordFacts | null,
  ): Promise<void> {
    await this.#writeDown(this.tx, { resource, recordId, action, before, after })
  }
}
