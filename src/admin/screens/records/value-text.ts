import type { Field } from '../../../contract/records/resource.ts'
import { plainText } from '../../../contract/staff/plain-text.ts'
import type { Locale } from '../../../i18n/locales.ts'
import type { StaffMessages } from '../../../i18n/staff-messages.ts'
import { isKeyOf } from '../../words/fault-words.ts'
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
      return Array.isArray(value)
        ? value.map((item) => placeText(item, messages) ?? itemText(item)).join('; ')
        : JSON.stringify(value)
    default:
      return plainText(value)
  }
}

/** A place on the drawing of a car, in words: which side, and how far across and down. */
function placeText(item: unknown, { bookings }: StaffMessages): string | undefined {
  if (typeof item !== 'object' || item === null || !('side' in item && 'x' in item && 'y' in item))
    return undefined
  const { sides } = bookings.damage
  const name = plainText(item.side)
  const side = isKeyOf(sides, name) ? sides[name] : name
  const percent = (share: unknown) => `${Math.round(Number(share) * 100)} %`
  return `${side} ${percent(item.x)} × ${percent(item.y)}`
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
