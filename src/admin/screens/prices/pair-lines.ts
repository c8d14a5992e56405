import type { TriedAnswer, TriedLine } from '../../../contract/staff/price-answers.ts'
import { lineKinds } from '../../../domain/pricing/quote-line.ts'

/** A line of the price before and after the change; one of the two may be missing. */
export type LinePair = { key: string; line: TriedLine; before: number | null; after: number | null }

/** The lines of both quotes side by side, in the order of the second with those of the first alone in their places. */
export function pairLines(before: TriedAnswer, after: TriedAnswer): LinePair[] {
  const old = before.kind === 'quoted' ? before.lines : []
  const now = after.kind === 'quoted' ? after.lines : []
  const pairs = new Map<string, LinePair>()
  for (const line of [...now, ...old]) {
    const key = keyOf(line)
    pairs.set(key, {
      key,
      line: now.find((one) => keyOf(one) === key) ?? line,
      before: old.find((one) => keyOf(one) === key)?.amount ?? null,
      after: now.find((one) => keyOf(one) === key)?.amount ?? null,
    })
  }
  return [...pairs.values()].toSorted((a, b) => byPlace(a.line, b.line))
}

/** Days of one season stand together, those of the same weekdays beside each other. */
function byPlace(a: TriedLine, b: TriedLine): number {
  const first = ({ details }: TriedLine) =>
    'weekdays' in details ? `${details.seasonStart} ${details.weekdays[0]}` : ''
  return lineKinds.indexOf(a.kind) - lineKinds.indexOf(b.kind) || first(a).localeCompare(first(b))
}

/** What makes a line the same one when its amount has changed. */
function keyOf({ kind, details }: TriedLine): string {
  if ('weekdays' in details) return JSON.stringify([kind, details.weekdays, details.seasonStart])
  return 'serviceId' in details ? `${kind} ${details.serviceId}` : kind
}
