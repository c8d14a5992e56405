import type { InferInsertModel } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Translated } from '../domain/catalogue.ts'
import { cents } from '../domain/money.ts'
import { weekly } from '../domain/pricing/seasons.ts'
import { weekColumns } from '../domain/pricing/week-columns.ts'

/** A row to insert; the demo company gives its rows ids of their own. */
export type Row<Table extends PgTable> = InferInsertModel<Table, { dbColumnNames: true; override: true }>

/** Prices of a week in cents from those of a Monday in euros: the weekend costs more, an hour always the same. */
export function weekOfPrices(dayEuros: number, hourEuros: number) {
  const raised = (percent: number) => cents(Math.round((dayEuros * (100 + percent)) / 100) * 100)
  const raises = [0, 0, 0, 0, 10, 15, 5] as const
  return weekColumns(
    weekly((weekday) => raised(raises[weekday])),
    weekly(() => cents(hourEuros * 100)),
  )
}

/** The three columns in which a name is kept. */
export const nameColumns = ({ et, en, ru }: Translated) => ({ name: et, nameEn: en, nameRu: ru })

export const descriptionColumns = ({ et, en, ru }: Translated) => ({
  description: et,
  descriptionEn: en,
  descriptionRu: ru,
})
