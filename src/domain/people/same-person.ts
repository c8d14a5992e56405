/** By what two records can be told to be one person's. */
const knownBys = ['idCode', 'phone', 'email'] as const
export type KnownBy = (typeof knownBys)[number]

type Told = Partial<Record<KnownBy, string | null>>

/** The one form in which each is compared, however it was typed. */
const asCompared: Record<KnownBy, (text: string) => string> = {
  idCode: (text) => text.replaceAll(/[\s-]/g, '').toUpperCase(),
  phone: (text) => text.replaceAll(/[^\d+]/g, ''),
  email: (text) => text.trim().toLowerCase(),
}

const comparedOf = (one: Told, by: KnownBy): string => asCompared[by](one[by] ?? '')

/** What two records have in common; what is empty is like nothing. */
export const sameBy = (one: Told, other: Told): KnownBy[] =>
  knownBys.filter((by) => comparedOf(one, by) !== '' && comparedOf(one, by) === comparedOf(other, by))

/** As staff know someone: all that was ever told of one person. */
export type KnownPerson = {
  /** The number of the record that the person is known by. */
  rootId: number
  idCodes: readonly string[]
  birthDates: readonly string[]
  /** Staff wrote them down, or they have paid or were handed a car. */
  isProven: boolean
}

export type MergeObstacle = 'same_person' | 'unproven' | 'codes_differ' | 'birth_dates_differ'

/** Why two people may not become one. A personal code belongs to one person alone, and so does a day of birth. */
export function mergeObstacle(kept: KnownPerson, other: KnownPerson): MergeObstacle | undefined {
  if (kept.rootId === other.rootId) return 'same_person'
  if (!kept.isProven || !other.isProven) return 'unproven'
  const codes = new Set([...kept.idCodes, ...other.idCodes].map((code) => asCompared.idCode(code)))
  if (codes.size > 1) return 'codes_differ'
  return new Set([...kept.birthDates, ...other.birthDates]).size > 1 ? 'birth_dates_differ' : undefined
}

/** Days are `YYYY-MM-DD`; the last one counts. */
export const isBanInForce = (
  { until, liftedAt }: { until: string | null; liftedAt: Date | null },
  today: string,
): boolean => liftedAt === null && (until === null || until >= today)
