import type { questionnaires } from '../../db/schema/bookings.ts'
import words from '../data/words.json' with { type: 'json' }
import type { GroupKey } from '../groups.ts'
import { keyOf } from '../ids.ts'
import type { LocationKey } from '../locations.ts'
import type { Person } from '../people.ts'
import type { Random } from '../random.ts'
import type { Row } from '../rows.ts'
import { type ServiceKey, serviceIds } from '../services.ts'
import type { Plan } from './plan.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const ANSWERS = 0.4

type Tone = 'happy' | 'mixed' | 'cross'
type Span = [least: number, most: number]

const marks: Record<Tone, Record<'quality' | 'condition' | 'recommend', Span>> = {
  happy: { quality: [4, 5], condition: [4, 5], recommend: [8, 10] },
  mixed: { quality: [3, 4], condition: [3, 4], recommend: [6, 8] },
  cross: { quality: [1, 3], condition: [2, 3], recommend: [0, 5] },
}

/** Words that fit any rental, or only one with this place, group or service. */
type Words = { text: string; at?: LocationKey; in?: GroupKey; with?: ServiceKey }

const answers = words.answers as Record<Person['language'], Record<Tone, Words[]>>

/** What a customer answered after the return, or undefined: not everyone does, and nobody at once. */
export function questionnaireOf(
  bookingId: number,
  { language }: Person,
  plan: Plan,
  returnedAt: Date,
  { now, random }: { now: Date; random: Random },
): Row<typeof questionnaires> | undefined {
  const createdAt = new Date(returnedAt.getTime() + DAY + random.between(1, 60) * HOUR)
  if (createdAt > now || !random.chance(ANSWERS)) return undefined
  const tone = random.pick(['happy', 'happy', 'happy', 'happy', 'happy', 'mixed', 'mixed', 'cross'] as const)
  const { quality, condition, recommend } = marks[tone]
  const hasSeen = now.getTime() - createdAt.getTime() > 5 * DAY
  const mayBeShown = bookingId % 2 === 0
  return {
    bookingId,
    quality: random.between(...quality),
    condition: random.between(...condition),
    recommend: random.between(...recommend),
    additional: random.chance(0.6) ? random.pick(fittingWords(answers[language][tone], plan)) : '',
    hasSeen,
    mayBeShown,
    isShown: mayBeShown && hasSeen && tone !== 'cross',
    createdAt,
  }
}

function fittingWords(all: readonly Words[], { from, car, services }: Plan): string[] {
  const taken = new Set(services.map(({ id }) => keyOf(serviceIds, id)))
  return all
    .filter(
      (words) =>
        (words.at ?? from) === from &&
        (words.in ?? car.group) === car.group &&
        (words.with === undefined || taken.has(words.with)),
    )
    .map(({ text }) => text)
}
