import type { ReactNode } from 'react'
import { type Cents, minus, type PercentHundredths } from '../../domain/money.ts'
import { formatPercent } from '../../i18n/format.ts'
import type { RentalFacts } from '../booking-facts.ts'
import { inOrder } from '../in-order.tsx'
import { Box, Text, type TextProps } from '../pdf/elements.ts'
import { priceSections } from '../price-words.ts'
import type { Reader } from '../reader.ts'
import { styles } from './paper-styles.ts'

/** The font has no narrow no-break space, which some number formats use. */
export function Words({ children, ...look }: TextProps & { children: string }) {
  return <Text {...look}>{children.replaceAll('\u202f', '\u00a0')}</Text>
}

export function Heading({ children }: { children: string }) {
  return (
    <Words look={styles.heading} staysWithNext>
      {children}
    </Words>
  )
}

export function SmallPrint({ children }: { children: string }) {
  return <Words look={styles.small}>{children}</Words>
}

export function Paragraph({ children }: { children: string }) {
  return <Words look={{ marginBottom: 3 }}>{children}</Words>
}

/** `isWhole`: no page end may tear it apart. */
export function Section(props: { title?: string; isWhole?: boolean; children: ReactNode }) {
  const { title, isWhole = false, children } = props
  return (
    <Box look={styles.section} isWhole={isWhole}>
      {title && <Heading>{title}</Heading>}
      {children}
    </Box>
  )
}

export function Columns({ children }: { children: ReactNode }) {
  return <Box look={styles.columns}>{children}</Box>
}

export function Column({ children }: { children?: ReactNode }) {
  return <Box look={styles.shares}>{children}</Box>
}

export type Fact = readonly [label: string, value: string | null]

/** Labels and values; what is not known is left out. */
export function Facts({ of: facts }: { of: readonly Fact[] }) {
  return facts.map(
    ([label, value]) =>
      value && (
        <Box key={label} look={styles.row} isWhole>
          <Words look={styles.label}>{label}</Words>
          <Words look={styles.shares}>{value}</Words>
        </Box>
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
    <Box>
      <Box look={styles.tableHead}>
        <Words look={styles.shares}>{t('line')}</Words>
        <Words look={styles.amount}>{t('amount')}</Words>
      </Box>
      {inOrder(lines, ({ text, reasons, shown }) => (
        <Box look={styles.lineRow} isWhole>
          <Box look={styles.shares}>
            <Words>{text}</Words>
            {reasons && <SmallPrint>{reasons}</SmallPrint>}
          </Box>
          <Words look={styles.amount}>{shown}</Words>
        </Box>
      ))}
    </Box>
  )
}

/** Net, VAT and total; the total is what was told, and the net is what the VAT leaves of it. */
export function VatSplit({ sums, total, reader }: { sums: Sums; total: string; reader: Reader }) {
  const t = reader.t('papers')
  const { price, vat, vatRate } = sums
  return (
    <Box look={styles.totals} isWhole>
      <SumRow label={t('net')} amount={reader.money(minus(price, vat))} />
      <SumRow label={t('vat', { rate: formatPercent(vatRate, reader.locale) })} amount={reader.money(vat)} />
      <SumRow label={total} amount={reader.money(price)} isGrand />
    </Box>
  )
}

export function SumRow(props: { label: string; amount: string; isGrand?: boolean }) {
  return (
    <Box look={[styles.lineRow, props.isGrand ? styles.grandTotal : {}]}>
      <Words look={styles.shares}>{props.label}</Words>
      <Words look={styles.amount}>{props.amount}</Words>
    </Box>
  )
}
