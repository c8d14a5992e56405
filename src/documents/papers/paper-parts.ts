import { Text, View } from '@react-pdf/renderer'
import { createElement, type ReactNode } from 'react'
import { type Cents, minus, type PercentHundredths } from '../../domain/money.ts'
import { formatMoney, formatPercent } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { Messages } from '../../i18n/messages.ts'
import { createTranslator } from '../translator.ts'
import { printable } from './paper.ts'
import { styles } from './paper-styles.ts'

export type Fact = { label: string; value: string | null }

export function heading(text: string): ReactNode {
  return createElement(Text, { style: styles.heading, minPresenceAhead: 40 }, printable(text))
}

export function section(title: string, ...children: ReactNode[]): ReactNode {
  return createElement(View, { style: styles.section }, heading(title), ...children)
}

/** A section that no page end may tear apart. */
export function wholeSection(title: string, ...children: ReactNode[]): ReactNode {
  return createElement(View, { style: styles.section, wrap: false }, heading(title), ...children)
}

export function columns(...children: ReactNode[]): ReactNode {
  return createElement(
    View,
    { style: styles.columns },
    ...children.map((child, key) => createElement(View, { key, style: styles.column }, child)),
  )
}

/** Labels and values; what is not known is left out. */
export function factRows(facts: readonly Fact[]): ReactNode {
  return createElement(
    View,
    null,
    ...facts
      .filter(({ value }) => value)
      .map(({ label, value }) =>
        createElement(
          View,
          { key: label, style: styles.row, wrap: false },
          createElement(Text, { style: styles.label }, printable(label)),
          createElement(Text, { style: styles.value }, printable(value ?? '')),
        ),
      ),
  )
}

export function paragraph(text: string): ReactNode {
  return createElement(Text, { style: { marginBottom: 3 } }, printable(text))
}

export function smallPrint(text: string): ReactNode {
  return createElement(Text, { style: styles.small }, printable(text))
}

export type PaperLine = { text: string; reasons: string; shown: string }

export function lineTable(lines: readonly PaperLine[], texts: Messages, locale: Locale): ReactNode {
  const t = createTranslator('papers', texts, locale)
  return createElement(
    View,
    null,
    createElement(
      View,
      { style: styles.tableHead },
      createElement(Text, { style: styles.lineText }, t('line')),
      createElement(Text, { style: styles.amount }, t('amount')),
    ),
    ...lines.map(({ text, reasons, shown }, key) =>
      createElement(
        View,
        { key, style: styles.lineRow, wrap: false },
        createElement(
          View,
          { style: styles.lineText },
          createElement(Text, null, printable(text)),
          reasons ? smallPrint(reasons) : null,
        ),
        createElement(Text, { style: styles.amount }, printable(shown)),
      ),
    ),
  )
}

/** Net, VAT and total; the total is what was told, and the net is what the VAT leaves of it. */
export function vatSplit(
  sums: { price: Cents; vat: Cents; vatRate: PercentHundredths; totalLabel: string },
  texts: Messages,
  locale: Locale,
): ReactNode {
  const t = createTranslator('papers', texts, locale)
  return createElement(
    View,
    { style: styles.totals, wrap: false },
    sumRow(t('net'), formatMoney(minus(sums.price, sums.vat), locale)),
    sumRow(t('vat', { rate: formatPercent(sums.vatRate, locale) }), formatMoney(sums.vat, locale)),
    createElement(
      View,
      { style: [styles.lineRow, styles.grandTotal] },
      createElement(Text, { style: styles.lineText }, printable(sums.totalLabel)),
      createElement(Text, { style: styles.amount }, printable(formatMoney(sums.price, locale))),
    ),
  )
}

export function sumRow(label: string, amount: string): ReactNode {
  return createElement(
    View,
    { key: label, style: styles.lineRow },
    createElement(Text, { style: styles.lineText }, printable(label)),
    createElement(Text, { style: styles.amount }, printable(amount)),
  )
}
