import type { PriceEditOf } from '../../contract/staff/prices.ts'
import type { RecordFacts } from '../../db/schema/staff.ts'
import { weekColumns } from '../../domain/pricing/week-columns.ts'
import { type EditWriting, rowIdOf, writeRecord } from './draft-rows.ts'
import { writeParts } from './write-parts.ts'

type SeasonEdit = PriceEditOf<'season'>

export async function writeSeason(writing: EditWriting, edit: SeasonEdit): Promise<void> {
  const { groupId, start, end, name, minDays, day, hour } = edit
  const seasonId = await writeRecord(writing, 'group-prices', edit.id, {
    groupId,
    start,
    end,
    name: name.et,
    nameEn: name.en,
    nameRu: name.ru,
    minDays,
    ...weekColumns(day, hour),
  })
  const amounts = (name: 'discount' | 'regulation'): RecordFacts[] =>
    edit.adjustments.map((adjustment) => ({
      daysRangeId: rowIdOf(writing, 'days-ranges', adjustment.daysRangeId, 'adjustments'),
      amount: adjustment[name],
    }))
  await writeParts(writing, 'discounts', seasonId, amounts('discount'))
  await writeParts(writing, 'price-regulations', seasonId, amounts('regulation'))
}
