import { z } from 'zod'
import { dayNames } from '../../domain/calendar/day-names.ts'
import { type HouseRules, type RuleName, ruleBounds, ruleNames } from '../../domain/house-rules.ts'
import type { LetterKind } from '../../domain/letters.ts'
import { calendarDay, euros, neededText } from '../values.ts'

/** What owners set for all rentals, letters and papers. Money is in euros, as everywhere at this API. */

const bounded = (name: RuleName) => z.int().min(ruleBounds[name][0]).max(ruleBounds[name][1])
const [leastPrice, mostPrice] = ruleBounds.extraKilometrePrice

const rules = z.strictObject({
  ...(Object.fromEntries(ruleNames.map((name) => [name, bounded(name)])) as Record<RuleName, z.ZodInt>),
  extraKilometrePrice: z
    .number()
    .min(leastPrice / 100)
    .max(mostPrice / 100)
    .multipleOf(0.01),
})

/** The same names, each a number; a kilometre costs euros. */
export type RulesInEuros = Record<keyof HouseRules, number>

/** The set that was on the screen when it was changed: null is the standard one. */
const seenId = z.int().positive().nullable()

export const rulesBody = z.strictObject({ rules, seenId })

/** What might happen to an example rental. */
export const rulesTrialBody = z.strictObject({
  rules,
  cancelHours: z.int().min(0).max(720),
  lateMinutes: z.int().min(0).max(2_880),
  kilometres: z.int().min(0).max(20_000),
})

export type TriedRules = {
  cancelFee: number
  refund: number
  lateFee: number
  kilometresIncluded: number
  kilometresFee: number
  /** From when the car can leave again. */
  readyAt: string
  /** Until when its customer may change it online. */
  changeUntil: string
}

export type RulesAnswer = {
  rulesId: number | null
  rules: RulesInEuros
  standard: RulesInEuros
  bounds: Record<RuleName, readonly [number, number]>
  /** The newest first. */
  history: {
    id: number
    at: string
    by: string
    changes: { name: RuleName; before: number; after: number }[]
  }[]
}

export type RulesTrialAnswer = {
  /** Null where nothing can be rented in the coming weeks. */
  example: { group: string; place: string; rentAt: string; returnAt: string; price: number } | null
  before: TriedRules | null
  after: TriedRules | null
}

const LONGEST_TEXT = 2_000
const text = neededText(LONGEST_TEXT)
const inThree = z.strictObject({ et: text, en: text, ru: text })

/** Null: back to the standard words. */
export const letterTextsBody = z.strictObject({
  texts: z
    .array(
      z.strictObject({
        key: z.string().max(100),
        text: inThree.nullable(),
        /** Own words as whoever writes had them before them. */
        previous: inThree.nullable().optional(),
      }),
    )
    .max(60),
})

const language = z.enum(['et', 'en', 'ru'])

export const letterPreviewBody = z.strictObject({
  letter: z.string().max(50),
  language,
  texts: z.array(z.strictObject({ key: z.string().max(100), text })).max(60),
})

export type InThree = { et: string; en: string; ru: string }

export type LetterTextsAnswer = {
  letters: {
    name: string
    /** As lists of letters call it. */
    kind: LetterKind
    sentences: { key: string; own: InThree | null; standard: InThree; variables: string[] }[]
  }[]
  /** Those that every sentence may name. */
  figures: string[]
}

export type PreviewAnswer = { subject: string; html: string; text: string }

const LONGEST_TERMS = 60_000
const terms = neededText(LONGEST_TERMS)

export const termsBody = z.strictObject({
  holdsFrom: calendarDay,
  et: terms,
  en: terms,
  ru: terms,
  /** The newest version there was when it was written: null is the standard one. */
  seenId: seenId.optional(),
})
export const termsPreviewBody = z.strictObject({ language, text: terms })

export type TermsAnswer = {
  /** As one begins from: the newest version there is. */
  text: InThree
  variables: string[]
  /** The newest first; the standard one has no id. */
  versions: {
    id: number | null
    holdsFrom: string | null
    by: string
    isInForce: boolean
    mayRemove: boolean
  }[]
}

export type TermsPreviewAnswer = { sections: { title: string; paragraphs: string[] }[] }

export const lookBody = z.strictObject({
  colour: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .nullable(),
})

export type LookAnswer = { colour: string | null; standardColour: string; logo: string | null }

const clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: 'not_a_time' })
const special = z.enum(['USUAL', 'CLOSED', 'OWN'])
const MOST_WINDOWS = 60

/** The week of a place, whole: what is not in it goes. */
const week = z.strictObject({
  holidayHours: special,
  shortenedDayHours: special,
  windows: z
    .array(
      z.strictObject({
        dayName: z.enum(dayNames),
        start: clock,
        end: clock,
        rentPrice: euros,
        returnPrice: euros,
      }),
    )
    .max(MOST_WINDOWS),
})

/** `previous`: the week as whoever writes had it before them. */
export const weekBody = week.extend({ previous: week.optional() })

export type WeekInEuros = z.input<typeof week>

export type WeekAnswer = WeekInEuros & { id: number; name: string }
export type WeekPlacesAnswer = { places: { id: number; name: string }[] }

/** Bookings that stand and that the new hours would leave outside. */
export type WeekTrialAnswer = { bookings: { id: number; number: string; at: string }[] }
