/** What was looked at. `wrong` stops the company or will; `beware` is better mended; both say what to do. */
export type Finding =
  | { kind: 'fine'; about: string; said: string }
  | { kind: 'beware' | 'wrong'; about: string; said: string; todo: string }

export const fine = (about: string, said: string): Finding => ({ kind: 'fine', about, said })
export const beware = (about: string, said: string, todo: string): Finding => ({
  kind: 'beware',
  about,
  said,
  todo,
})
export const wrong = (about: string, said: string, todo: string): Finding => ({
  kind: 'wrong',
  about,
  said,
  todo,
})

const DAY_MS = 86_400_000
const SOON_DAYS = 30

/** Of anything that ends on a day: a certificate above all. */
export function ending(about: string, what: string, end: Date, now: Date, todo: string): Finding {
  const days = Math.floor((end.getTime() - now.getTime()) / DAY_MS)
  const day = end.toISOString().slice(0, 10)
  if (days < 0) return wrong(about, `${what} ended on ${day}.`, todo)
  if (days < SOON_DAYS) return beware(about, `${what} ends on ${day}, in ${days} days.`, todo)
  return fine(about, `${what} is good until ${day}.`)
}

const CLOCK_SECONDS = 30

/** What another machine believes the time is, as its answer says. Undefined where it does not say. */
export function clockOf(whose: string, answer: Response): Finding | undefined {
  const said = Date.parse(answer.headers.get('date') ?? '')
  if (Number.isNaN(said)) return undefined
  const late = (said - Date.now()) / 1000
  return Math.abs(late) > CLOCK_SECONDS
    ? wrong(
        'clock',
        `${whose}'s clock differs from this machine's by ${Math.round(late)} s.`,
        'Run an NTP client: apt install chrony.',
      )
    : fine('clock', `${whose}'s clock and this machine's agree.`)
}

export const messageOf = (error: unknown): string =>
  error instanceof Error
    ? (error.cause instanceof Error ? error.cause.message : error.message) || error.name
    : String(error)
