import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { DamageBody } from '../../contract/staff/fleet.ts'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { labelOf } from '../../domain/calendar/tallinn.ts'
import { dayOf, formatDay } from '../../domain/calendar/wall-clock.ts'
import { type CarIssue, type CarIssuePoint, MOST_ISSUES } from '../../domain/fleet/damage-sheet.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import { recordChange } from '../records/record-change.ts'
import { lockCarRow } from './car-photos.ts'

type DamageResult =
  | { ok: true; issues: CarIssue[]; points: CarIssuePoint[] }
  | { ok: false; code: 'no_car' | 'no_issue' | 'too_many_issues' }

/** One thing at a time, so that two who walk around the same car lose nothing of each other's. */
export function changeDamage(
  db: Database,
  carId: number,
  change: DamageBody,
  staff: ByStaff,
): Promise<DamageResult> {
  return db.transaction(async (tx): Promise<DamageResult> => {
    const car = await lockCarRow(tx, carId)
    if (!car) return { ok: false, code: 'no_car' }
    const { issues, issuePoints } = car
    if (change.kind === 'add' && issues.length >= MOST_ISSUES) return { ok: false, code: 'too_many_issues' }
    if (change.kind !== 'add' && !issues.some(({ id }) => id === change.issueId)) {
      return { ok: false, code: 'no_issue' }
    }
    const after = applied({ issues, issuePoints }, change, staff.now)
    await tx.update(schema.cars).set(after).where(eq(schema.cars.id, carId))
    const action = change.kind === 'mend' ? 'mend-damage' : 'note-damage'
    const before = { issues, issuePoints }
    await recordChange(tx, staff, { resource: 'cars', recordId: carId, action, before, after })
    return { ok: true, issues: after.issues, points: after.issuePoints }
  })
}

type Damage = { issues: CarIssue[]; issuePoints: CarIssuePoint[] }

function applied({ issues, issuePoints }: Damage, change: DamageBody, now: Date): Damage {
  switch (change.kind) {
    case 'add': {
      const id = randomUUID()
      const since = formatDay(dayOf(labelOf(now)))
      return {
        issues: [...issues, { id, text: change.text, since }],
        issuePoints: [...issuePoints, { issueId: id, ...change.point }],
      }
    }
    case 'reword':
      return {
        issues: issues.map((issue) =>
          issue.id === change.issueId ? { ...issue, text: change.text } : issue,
        ),
        issuePoints,
      }
    case 'mark':
      return { issues, issuePoints: [...issuePoints, { issueId: change.issueId, ...change.point }] }
    case 'mend':
      return {
        issues: issues.filter(({ id }) => id !== change.issueId),
        issuePoints: issuePoints.filter(({ issueId }) => issueId !== change.issueId),
      }
  }
}
