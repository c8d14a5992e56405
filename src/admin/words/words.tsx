import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { createTranslator } from 'use-intl/core'
import type { Locale } from '../../i18n/locales.ts'
import {
  loadFirstStaffMessages,
  loadLateStaffMessages,
  type StaffArea,
  type StaffMessages,
} from '../../i18n/staff-messages.ts'
import { type Formats, formats } from './formats.ts'
import { useStaffLocale } from './language.ts'

type Loaded = { locale: Locale; messages: StaffMessages }

const Spoken = createContext<Loaded | undefined>(undefined)

/** Everything inside is shown once its words are there. */
export function Words({ children }: { children: ReactNode }) {
  const locale = useStaffLocale()
  const [shown, setShown] = useState<Loaded>()
  useEffect(() => {
    let isWanted = true
    const load = async () => {
      const messages = await loadFirstStaffMessages(locale)
      if (!isWanted) return
      document.documentElement.lang = locale
      // What comes later is said only inside of `LateWords`.
      setShown({ locale, messages: messages as StaffMessages })
    }
    void load()
    return () => {
      isWanted = false
    }
  }, [locale])
  return shown ? <Spoken value={shown}>{children}</Spoken> : null
}

/** Around screens that few open: their words come with them. */
export function LateWords({ children }: { children: ReactNode }) {
  const { locale, messages } = useSpoken()
  const [late, setLate] = useState<Partial<StaffMessages>>()
  useEffect(() => {
    let isWanted = true
    void loadLateStaffMessages(locale).then((loaded) => isWanted && setLate(loaded))
    return () => {
      isWanted = false
    }
  }, [locale])
  const all = useMemo(() => late && { locale, messages: { ...messages, ...late } }, [locale, messages, late])
  return all ? <Spoken value={all}>{children}</Spoken> : null
}

/** The messages themselves, for react-admin, which has its own way of saying them. */
export function useSpoken(): Loaded {
  const spoken = useContext(Spoken)
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
