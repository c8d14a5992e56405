import { createContext, type ReactNode, startTransition, use, useEffect, useMemo, useState } from 'react'
import { createTranslator } from 'use-intl/core'
import type { Locale } from '../../i18n/locales.ts'
import { loadLateStaffMessages, type StaffArea, type StaffMessages } from '../../i18n/staff-messages.ts'
import { type Formats, formats } from './formats.ts'
import { useStaffLocale } from './language.ts'

type Loaded = { locale: Locale; messages: StaffMessages }

const Spoken = createContext<Loaded | undefined>(undefined)

type WordsProps = { load: (locale: Locale) => Promise<object>; children: ReactNode }

/** Everything inside is shown once its words are there. */
export function Words({ load, children }: WordsProps) {
  const locale = useStaffLocale()
  const [shown, setShown] = useState<Loaded>()
  useEffect(() => {
    let isWanted = true
    const read = async () => {
      const messages = await load(locale)
      if (!isWanted) return
      document.documentElement.lang = locale
      // What comes later is said only inside of `LateWords`. A screen stands in the old language until it has the new.
      startTransition(() => setShown({ locale, messages: messages as StaffMessages }))
    }
    void read()
    return () => {
      isWanted = false
    }
  }, [load, locale])
  return shown ? <Spoken value={shown}>{children}</Spoken> : null
}

const late = new Map<Locale, ReturnType<typeof loadLateStaffMessages>>()

/** Asked for once in each language; what could not be fetched is asked for anew by the next screen. */
export function lateWords(locale: Locale) {
  const known = late.get(locale)
  if (known) return known
  const asked = loadLateStaffMessages(locale)
  late.set(locale, asked)
  asked.catch(() => late.delete(locale))
  return asked
}

/** Around every screen but the first: its words come with it, and it waits for them as it waits for its own parts. */
export function LateWords({ children }: { children: ReactNode }) {
  const { locale, messages } = useSpoken()
  const others = use(lateWords(locale))
  const all = useMemo(() => ({ locale, messages: { ...messages, ...others } }), [locale, messages, others])
  return <Spoken value={all}>{children}</Spoken>
}

/** The messages themselves, for react-admin, which has its own way of saying them. */
export function useSpoken(): Loaded {
  const spoken = use(Spoken)
  if (!spoken) throw new Error('there are no words outside of the staff area')
  return spoken
}

/** `errors.car_taken`: the way to every single message. */
type KeysOf<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? Key : `${Key}.${KeysOf<Texts[Key]>}`
}[keyof Texts & string]

export type WordKey<Area extends StaffArea> = KeysOf<StaffMessages[Area]>
type Values = Record<string, string | number | Date>
export type Say<Area extends StaffArea> = (key: WordKey<Area>, values?: Values) => string

/** The library's own types follow one set of messages; which keys there are is said above. */
const createPlainTranslator: (
  config: Parameters<typeof createTranslator>[0],
) => (key: string, values?: Values) => string = createTranslator

/** What is said to whoever reads: `const { t, money } = useWords('timeline')`, the words of one area and all formats. */
export function useWords<Area extends StaffArea>(area: Area): Formats & Loaded & { t: Say<Area> } {
  const { locale, messages } = useSpoken()
  return useMemo(() => {
    const t = createPlainTranslator({ locale, messages: messages[area], timeZone: 'Europe/Tallinn' })
    return { t, locale, messages, ...formats[locale] }
  }, [locale, messages, area])
}
