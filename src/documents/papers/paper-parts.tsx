import { Text, type TextProps, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { type Cents, minus, type PercentHundredths } from '../../domain/money.ts'
import { formatPercent } from '../../i18n/format.ts'
import type { RentalFacts } from '../booking-facts.ts'
import { inOrder } from '../in-order.tsx'
import { priceSections } from '../price-words.ts'
import type { Reader } from '../reader.ts'
import { styles } from './paper-styles.ts'

/** The font has no narrow no-break space, which some number formats use. */
export function Words({ children, ...look }: TextProps & { children: string }) {
  return <Text {...look}>{children.replaceAll('\u202f', '\u00a0')}</Text>
}

export function Heading({ children }: { children: string }) {
  return (
    <Words style={styles.heading} minPresenceAhead={40}>
      {children}
    </Words>
  )
}

export function SmallPrint({ children }: { children: string }) {
  return <Words style={styles.small}>{children}</Words>
}

export function Paragraph({ children }: { children: string }) {
  return <Words style={{ marginBottom: 3 }}>{children}</Words>
}

/** `isWhole`: no page end may tear it apart. */
export function Section(props: { title?: string; isWhole?: boolean; children: ReactNode }) {
  const { title, isWhole = false, children } = props
  return (
    <View style={styles.section} wrap={!isWhole}>
      {title && <Heading>{title}</Heading>}
      {children}
    </View>
  )
}

export function Columns({ children }: { children: ReactNode }) {
  return <View style={styles.columns}>{children}</View>
}

export function Column({ children }: { children?: ReactNode }) {
  return <View style={styles.column}>{children}</View>
}

export type Fact = readonly [label: string, value: string | null]

/** Labels and values; what is not known is left out. */
export function Facts({ of: facts }: { of: readonly Fact[] }) {
  return facts.map(
    ([label, value]) =>
      value && (
        <View key={label} style={styles.row} wrap={false}>
          <Words style={styles.label}>{label}</Words>
          <Words style={styles.value}>{value}</Words>
        </View>
      ),
  )
}

export function FactColumns({ left, right }: { left: readonly Fact[]; right: readonly Fact[] }) {
  return (
    <Columns>
      <Column>
        <Facts of={left} />
      </Column>
      <Column>
        <Facts of={right} />
      </Column>
    </Columns>
  )
}

type Line = { text: string; reasons: string; shown: string }
type Sums = { price: Cents; vat: Cents; vatRate: PercentHundredths }

/** The lines of a price as the website told them, and what of their sum is VAT. */
export function Price({ booking, reader }: { booking: RentalFacts; reader: Reader }) {
  const t = reader.t('papers')
  const lines = priceSections(booking, reader).flatMap((part) => part.lines)
  return (
    <>
      <LineTable lines={lines} reader={reader} />
      <SmallPrint>{t('pricesWithVat')}</SmallPrint>
      <VatSplit sums={booking} total={t('total')} reader={reader} />
    </>
  )
}

export function LineTable({ lines, reader }: { lines: readonly Line[]; reader: Reader }) {
  const t = reader.t('papers')
  return (
    <View>
      <View style={styles.tableHead}>
        <Words style={styles.lineText}>{t('line')}</Words>
        <Words style={styles.amount}>{t('amount')}</Words>
      </View>
      {inOrder(lines, ({ text, reasons, shown }) => (
        <View style={styles.lineRow} wrap={false}>
          <View style={styles.lineText}>
            <Words>{text}</Words>
            {reasons && <SmallPrint>{reasons}</SmallPrint>}
          </View>
          <Words style={styles.amount}>{shown}</Words>
        </View>
      ))}
    </View>
  )
}

/** Net, VAT and total; the total is what was told, and the net is what the VAT leaves of it. */
export function VatSplit({ sums, total, reader }: { sums: Sums; total: string; reader: Reader }) {
  const t = reader.t('papers')
  const { price, vat, vatRate } = sums
  return (
    <View style={styles.totals} wrap={false}>
      <SumRow label={t('net')} amount={reader.money(minus(price, vat))} />
      <SumRow label={t('vat', { rate: formatPercent(vatRate, reader.locale) })} amount={reader.money(vat)} />
      <SumRow label={total} amount={reader.money(price)} isGrand />
    </View>
  )
}

export function SumRow(props: { label: string; amount: string; isGrand?: boolean }) {
  return (
    <View style={[styles.lineRow, props.isGrand ? styles.grandTotal : {}]}>
      <Words style={styles.lineText}>{props.label}</Words>
      <Words style={styles.amount}>{props.amount}</Words>
    </View>
  )
}
