import { getTableColumns } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { ResourceName } from '../../contract/records/resource.ts'
import { schema } from '../../db/schema.ts'

type Camel<Name extends string> = Name extends `${infer Head}-${infer Rest}`
  ? `${Head}${Capitalize<Camel<Rest>>}`
  : Name

/** A resource's table has its name: `days-ranges` are in `daysRanges`. */
const tables: Record<Camel<ResourceName>, PgTable> = schema

const camel = (name: ResourceName) =>
  name.replace(/-[a-z]/g, (dashed) => dashed.slice(1).toUpperCase()) as Camel<ResourceName>

export type RecordTable = { table: PgTable; id: PgColumn; columns: Record<string, PgColumn> }

/** Where the records of a resource lie. A described field without a column is a mistake of ours. */
export function tableOf(resource: ResourceName): RecordTable {
  const table = tables[camel(resource)]
  const columns: Record<string, PgColumn> = getTableColumns(table)
  const { id } = columns
  if (!id) throw new Error(`the records of ${resource} have no id`)
  return { table, id, columns }
}

export function columnOf({ columns }: RecordTable, name: string): PgColumn {
  const column = columns[name]
  if (!column) throw new Error(`there is no column ${name}`)
  return column
}
