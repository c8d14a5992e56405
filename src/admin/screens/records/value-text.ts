import type { Field } from '../../../contract/records/resource.ts'
import { plainText } from '../../../contract/staff/plain-text.ts'
import type { Locale } from '../../../i18n/locales.ts'
import type { StaffMessages } from '../../../i18n/staff-messages.ts'
import { formats } from '../../words/formats.ts'

/** A value as people read it. References are named elsewhere: only the record itself knows what it is called. */
export function valueText(
  { kind }: Pick<Field, 'kind'>,
  value: unknown,
  locale: Locale,
  messages: StaffMessages,
): string {
  const { money, percent, instant, day } = formats[locale]
  if (value === null || value === undefined || value === '') return ''
  switch (kind) {
    case 'money':
      return money(Number(value))
    case 'percent':
      return percent(Number(value))
    case 'moment':
      return instant(plainText(value))
    case 'day':
      return day(plainText(value))
    case 'boolean':
      return value === true ? messages.react.ra.boolean.true : messages.react.ra.boolean.false
    case 'choice':
      return choiceLabel(messages, plainText(value))
    case 'json':
      return Array.isArray(value) ? value.map(itemText).join('; ') : JSON.stringify(value)
    default:
      return plainText(value)
  }
}

/** One of a list as its words alone: which row it belongs to tells nobody anything. */
function itemText(item: unknown): string {
  if (typeof item !== 'object' || item === null) return plainText(item)
  return Object.entries(item)
    .filter(([name, value]) => !/^id$|Id$/.test(name) && typeof value !== 'object')
    .map(([, value]) => plainText(value))
    .join(' ')
}

export function choiceLabel({ resources }: StaffMessages, option: string): string {
  const label: unknown = Reflect.get(resources.choices, option)
  return typeof label === 'string' ? label : option
}
