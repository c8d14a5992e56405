import { useMemo } from 'react'
import type { I18nProvider } from 'react-admin'
import { plainText } from '../../contract/staff/plain-text.ts'
import { usualNumberOf } from '../../domain/accounting/accounts.ts'
import { type Locale, localeNames, locales, localeTags } from '../../i18n/locales.ts'
import type { StaffMessages } from '../../i18n/staff-messages.ts'
import { faultWords } from './fault-words.ts'
import { chooseStaffLocale } from './language.ts'
import { useSpoken } from './words.tsx'

type Options = { _?: string; smart_count?: number; [value: string]: unknown }

/** How react-admin asks for words: dotted keys, `%{name}`, and forms of plural between `||||`. */
export function useReactWords(): I18nProvider {
  const { locale, messages } = useSpoken()
  return useMemo(
    () => ({
      translate: (key, options: Options = {}) => {
        const text = textOf(messages, key, options) ?? options._ ?? key
        return fillIn(pluralOf(text, options.smart_count, locale), options)
      },
      changeLocale: async (next) => chooseStaffLocale(next as Locale),
      getLocale: () => locale,
      getLocales: () => locales.map((one) => ({ locale: one, name: localeNames[one] })),
    }),
    [locale, messages],
  )
}

function textOf(messages: StaffMessages, key: string, { smart_count: count }: Options): string | undefined {
  const [, resource = '', part, field = ''] =
    /^resources\.([\w-]+)\.(name|forcedCaseName|fields)(?:\.(\w+))?$/.exec(key) ?? []
  if (part === 'fields') return fieldLabel(messages, resource, field)
  if (part) return resourceName(messages, resource, count === 1 ? 'one' : 'many')
  if (key.startsWith('faults.')) return faultWords(messages, key.slice('faults.'.length))
  const found = key.split('.').reduce<unknown>((texts, step) => at(texts, step), messages.react)
  return typeof found === 'string' ? found : undefined
}

export function resourceName({ resources }: StaffMessages, resource: string, form: 'one' | 'many'): string {
  const text = at(at(resources.names, resource), form)
  return typeof text === 'string' ? text : resource
}

/** A field is called the same everywhere, unless it means something else in this resource. */
export function fieldLabel({ resources, people }: StaffMessages, resource: string, field: string): string {
  const text =
    at(at(resources.ownFields, resource), field) ?? at(resources.fields, field) ?? at(people.logged, field)
  return typeof text === 'string' ? text : field
}

/** What the log calls by its code: a resource, or what was done. */
export function loggedWord(messages: StaffMessages, code: string): string | undefined {
  const text =
    at(messages.resources.logged, code) ??
    at(at(messages.resources.names, code), 'many') ??
    at(messages.records.history.actions, code) ??
    at(messages.bookings.did, code)
  return typeof text === 'string' ? text : undefined
}

/** What a field's label has no room for. */
export function fieldHint({ resources }: StaffMessages, field: string): string | undefined {
  const text = at(resources.hints, field)
  return typeof text === 'string' ? text.replace('{usual}', usualNumberOf(field) ?? '') : undefined
}

const at = (texts: unknown, key: string): unknown =>
  typeof texts === 'object' && texts !== null ? Reflect.get(texts, key) : undefined

/** The order in which a language writes its forms down. */
const order = { one: 0, few: 1, many: 2, other: 1, zero: 1, two: 1 }

function pluralOf(text: string, count: number | undefined, locale: Locale): string {
  const forms = text.split('||||').map((form) => form.trim())
  if (forms.length === 1) return text
  const rule = new Intl.PluralRules(localeTags[locale]).select(count ?? 2)
  return forms[Math.min(order[rule], forms.length - 1)] ?? text
}

const fillIn = (text: string, values: Options): string =>
  text.replace(/%\{(\w+)\}/g, (whole, name: string) =>
    values[name] === undefined ? whole : plainText(values[name]),
  )
