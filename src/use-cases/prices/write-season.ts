import { eq } from 'drizzle-orm'
import type { RecordFacts } from '../../db/schema/staff.ts'
import { schema } from '../../db/schema.ts'
import { dayFrom, formatDay } from '../../domain/calendar/wall-clock.ts'
import type { Cents } from '../../domain/money.ts'
import { nextYear } from '../../domain/pricing/next-year.ts'
import type { Weekly } from '../../domain/pricing/seasons.ts'
import type { SeasonEdit } from './price-edit.ts'
import { Gone, type PricePen } from './price-pen.ts'
import { removeParts, writeParts } from './write-parts.ts'

const RESOURCE = 'group-prices'
const PARTS = ['discounts', 'price-regulations'] as const

export async function writeSeason(pen: PricePen, edit: SeasonEdit): Promise<void> {
  const seasonId = await pen.write(RESOURCE, schema.groupPrices, edit.id, {
    groupId: edit.groupId,
    start: edit.start,
    end: edit.end,
    ...dayColumns(edit.day),
    ...hourColumns(edit.hour),
  })
  const amounts = (amountOf: (adjustment: SeasonEdit['adjustments'][number]) => number): RecordFacts[] =>
    edit.adjustments.map((adjustment) => ({
      daysRangeId: pen.rowId('days-ranges', adjustment.daysRangeId, 'adjustments'),
      amount: amountOf(adjustment),
    }))
  await writeParts(
    pen,
    'discounts',
    seasonId,
    amounts(({ discount }) => discount),
  )
  await writeParts(
    pen,
    'price-regulations',
    seasonId,
    amounts(({ regulation }) => regulation),
  )
}

/** A season of 29 February alone has no year after it. */
export class NoSuchDay extends Error {}

export async function copySeason(pen: PricePen, { id, from }: { id: number; from: number }): Promise<void> {
  const sourceId = pen.rowId(RESOURCE, from, 'from')
  const [source] = await pen.tx.select().from(schema.groupPrices).where(eq(schema.groupPrices.id, sourceId))
  if (!source) throw new Gone('from')
  const dates = nextYear({ start: dayFrom(source.start), end: dayFrom(source.end) })
  if (!dates) throw new NoSuchDay()
  const { id: _id, ...values } = source
  const copyId = await pen.write(RESOURCE, schema.groupPrices, id, {
    ...values,
    start: formatDay(dates.start),
    end: formatDay(dates.end),
  })
  for (const [resource, table] of [
    ['discounts', schema.discounts],
    ['price-regulations', schema.priceRegulations],
  ] as const) {
    const parts = await pen.tx.select().from(table).where(eq(table.groupPriceId, sourceId)).orderBy(table.id)
    await writeParts(
      pen,
      resource,
      copyId,
      parts.map(({ daysRangeId, amount }) => ({ daysRangeId, amount })),
    )
  }
}

export async function removeSeason(pen: PricePen, id: number): Promise<void> {
  const seasonId = pen.rowId(RESOURCE, id)
  await removeParts(pen, PARTS, seasonId)
  await pen.remove(RESOURCE, schema.groupPrices, seasonId)
}

function dayColumns([monday, tuesday, wednesday, thursday, friday, saturday, sunday]: Weekly<Cents>) {
  return { monday, tuesday, wednesday, thursday, friday, saturday, sunday }
}

function hourColumns(hour: Weekly<Cents>) {
  return {
    mondayHour: hour[0],
    tuesdayHour: hour[1],
    wednesdayHour: hour[2],
    thursdayHour: hour[3],
    fridayHour: hour[4],
    saturdayHour: hour[5],
    sundayHour: hour[6],
  }
}
