import type { questionnaires } from '../../db/schema/bookings.ts'
import type { Row } from '../factories.ts'
import type { Random } from '../random.ts'
import { type Circumstances, fittingWords, type Tone } from './free-words.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

type Span = [least: number, most: number]

const marks: Record<Tone, Record<'quality' | 'condition' | 'recommend', Span>> = {
  happy: { quality: [4, 5], condition: [4, 5], recommend: [8, 10] },
  mixed: { quality: [3, 4], condition: [3, 4], recommend: [6, 8] },
  cross: { quality: [1, 3], condition: [2, 3], recommend: [0, 5] },
}

/** What a customer answered after the return, or undefined: not everyone does, and nobody at once. */
export function questionnaireOf(
  bookingId: number,
  language: 'et' | 'en' | 'ru',
  circumstances: Circumstances,
  returnedAt: Date,
  now: Date,
  random: Random,
): Row<typeof questionnaires> | undefined {
  const createdAt = new Date(returnedAt.getTime() + DAY + random.between(1, 60) * HOUR)
  if (createdAt > now || !random.chance(0.65)) return undefined
  const tone = random.pick(['happy', 'happy', 'happy', 'happy', 'happy', 'mixed', 'mixed', 'cross'] as const)
  const { quality, condition, recommend } = marks[tone]
  return {
    bookingId,
    quality: random.between(...quality),
    condition: random.between(...condition),
    recommend: random.between(...recommend),
    additional: random.chance(0.6) ? random.pick(fittingWords(language, tone, circumstances)) : '',
    hasSeen: now.getTime() - createdAt.getTime() > 5 * DAY,
    createdAt,
  }
}
