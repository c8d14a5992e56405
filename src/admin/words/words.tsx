import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { createTranslator } from 'use-intl/core'
import type { Locale } from '../../i18n/locales.ts'
import { loadStaffMessages, type StaffArea, type StaffMessages } from '../../i18n/staff-messages.ts'
import { useStaffLocale } from './language.ts'

type Loaded = { locale: Locale; messages: StaffMessages }

const Spoken = createContext<Loaded | undefined>(undefined)

/** Everything inside is shown once its words are there. */
export function Words({ children }: { children: ReactNode }) {
  const locale = useStaffLocale()
  const [shown, show] = useState<Loaded>()
  useEffect(() => {
    let isWanted = true
    const load = async () => {
      const messages = await loadStaffMessages(locale)
      if (!isWanted) return
      document.documentElement.lang = locale
      show({ locale, messages })
    }
    void load()
    return () => {
      isWanted = false
    }
  }, [locale])
  return shown ? <Spoken value={shown}>{children}</Spoken> : null
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
export type Say<Area extends StaffArea> = (
  key: WordKey<Area>,
  values?: Record<string, string | number | Date>,
) => string

/** The words of one area: `const t = useWords('timeline')`. */
export function useWords<Area extends StaffArea>(area: Area): Say<Area> {
  const { locale, messages } = useSpoken()
  return useMemo(() => {
    // The library knows only the visitors' messages by name; these are typed above.
    const texts = { area: messages[area] } as never
    return createTranslator({
      locale,
      messages: texts,
      namespace: 'area' as never,
      timeZone: 'Europe/Tallinn',
    }) as unknown as Say<Area>
  }, [locale, messages, area])
}
