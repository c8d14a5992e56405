import { XMLBuilder } from 'fast-xml-parser'
import type { Cents } from '../../domain/money.ts'

type Value = string | Element | readonly Element[] | undefined
/** An element by the names of its children, in their order; `@name` is an attribute and `#text` its own text. */
export type Element = { [name: string]: Value }

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  format: true,
  suppressBooleanAttributes: false,
})

/** What no XML can hold, escaped or not. */
// oxlint-disable-next-line no-control-regex -- these are the characters that are taken out
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

export function writeXml(root: Element): string {
  const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
  return declaration + builder.build(clean(root))
}

function clean(element: Element): Element {
  const children = Object.entries(element).filter(([, value]) => value !== undefined)
  return Object.fromEntries(children.map(([name, value]) => [name, cleanValue(value)]))
}

function cleanValue(value: Value): Value {
  if (value === undefined) return undefined
  if (typeof value === 'string') return value.toWellFormed().replaceAll(UNWRITABLE, '')
  return Array.isArray(value) ? value.map(clean) : clean(value as Element)
}

/** Euros with two decimals, as both standards want them. */
export const euros = (amount: Cents): string => (amount / 100).toFixed(2)
