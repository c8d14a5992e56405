import type { Cell } from '../../../contract/csv.ts'
import type { FiguresAnswer, FigureTable } from '../../../contract/staff/figures.ts'
import type { StaffMessages } from '../../../i18n/staff-messages.ts'

type Words = StaffMessages['figures']['columns']
type Names = Pick<StaffMessages['figures'], 'keyFigures' | 'channels'>
type Cells = { heads: string[]; rows: Cell[][] }

const rental = ['rentals', 'cancelled', 'revenue', 'revenueWithoutVat', 'cancelFees', 'rentedHours'] as const
const fleet = [...rental, 'availableHours', 'blockedHours', 'utilisation'] as const

/** One table of the screen as heads and cells. */
export function figureCells(figures: FiguresAnswer, table: FigureTable, words: Words, names: Names): Cells {
  /** Fields that stand under the words of the same name, after those that are told apart. */
  const cells = <Field extends keyof Words, Row extends Record<Field, Cell>>(
    heads: readonly (keyof Words)[],
    rows: readonly Row[],
    first: (row: Row) => Cell[],
    fields: readonly Field[] = [],
  ): Cells => ({
    heads: [...heads, ...fields].map((name) => words[name]),
    rows: rows.map((row) => [...first(row), ...fields.map((field) => row[field])]),
  })
  switch (table) {
    case 'key-figures':
      return cells(['figure'], figures.keyFigures, ({ name }) => [names.keyFigures[name]], [
        'value',
        'lastYear',
        'change',
      ])
    case 'channels':
      return cells(['channel'], figures.channels, ({ channel }) => [names.channels[channel]], [
        'rentals',
        'cancelled',
        'revenue',
      ])
    case 'lengths':
      return cells(['fromDays', 'toDays'], figures.lengths, ({ from, to }) => [from, to], ['rentals'])
    case 'months':
      return cells(['month'], figures.months, ({ month }) => [month], fleet)
    case 'groups':
      return cells(['group', 'cars'], figures.groups, ({ name, cars }) => [name, cars], fleet)
    case 'cars':
      return cells(
        ['car', 'plate', 'group'],
        figures.cars,
        ({ name, plate, group }) => [name, plate, group],
        [...fleet, 'costs', 'margin'],
      )
    case 'places':
      return cells(['place'], figures.places, ({ name }) => [name], rental)
    case 'lead-time':
      return cells(['fromDays', 'toDays'], figures.leadTime.steps, ({ from, to }) => [from, to], ['rentals'])
    case 'coupons':
      return cells(['coupon', 'couponName'], figures.coupons, ({ code, name }) => [code, name], [
        'rentals',
        'revenue',
        'discount',
      ])
    case 'satisfaction':
      return {
        heads: [words.question, words.mark, words.answers],
        rows: (['quality', 'condition', 'recommend'] as const).flatMap((question) =>
          figures.satisfaction[question].marks.map(({ mark, answers }) => [words[question], mark, answers]),
        ),
      }
  }
}
