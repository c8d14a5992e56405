import type { ExchangeReason } from '../../domain/booking/exchange.ts'
import { type BookingFacts, fullName } from '../booking-facts.ts'
import { inOrder } from '../in-order.tsx'
import { dateText, dateTimeText } from '../moments.ts'
import { Box } from '../pdf/elements.ts'
import type { Reader } from '../reader.ts'
import { plateText } from '../unbroken.ts'
import { renderPaper } from './paper.tsx'
import {
  Columns,
  type Fact,
  FactColumns,
  Paragraph,
  Price,
  Section,
  SmallPrint,
  SumRow,
  Words,
} from './paper-parts.tsx'
import { styles } from './paper-styles.ts'
import { Lessor, Renter } from './people.tsx'
import { chargeText, odometerText } from './readings.ts'

/** What was read from the dashboard: eighths of a tank or percent of a battery, whichever the car has. */
type Reading = { odometer: number | null; fuel: number | null; charge: number | null }

/** A car that was given for another while the rental ran. */
export type ExchangeFacts = {
  at: Date
  place: string
  reason: ExchangeReason
  old: Reading & { name: string; plate: string }
  new: Reading & { name: string; plate: string }
}

/** The booking as it is now, beside what it was. */
export type AnnexFacts = BookingFacts & {
  annex: { number: string; contract: string; date: Date; before: BookingFacts; exchange?: ExchangeFacts }
}

/** What is different from the contract that was signed; everything else stands. */
export async function renderAnnex(facts: AnnexFacts, reader: Reader): Promise<Uint8Array> {
  const t = reader.t('papers.annex')
  const { company, booking, annex } = facts
  const { exchange } = annex
  const body = (
    <>
      <Columns>
        <Lessor facts={facts} reader={reader} />
        <Renter facts={facts} reader={reader} />
      </Columns>
      <Section>
        <Paragraph>{t('lead', { contract: annex.contract })}</Paragraph>
      </Section>
      <Differences rows={differences(annex.before, facts, reader)} reader={reader} />
      {exchange && <Exchange exchange={exchange} reader={reader} />}
      <Section title={t('price')}>
        <Price booking={booking} reader={reader} />
        <Box look={[styles.totals, { marginTop: 4 }]} isWhole>
          <SumRow label={reader.t('papers.contract')('deposit')} amount={reader.money(booking.deposit)} />
        </Box>
      </Section>
      <Section>
        <SmallPrint>{t('stands', { contract: annex.contract })}</SmallPrint>
      </Section>
    </>
  )
  const title = t('title', { number: annex.number })
  const subtitles = [`${reader.t('papers')('booking')} ${booking.number}`, dateText(annex.date, reader)]
  return renderPaper({ company, title, subtitles, date: annex.date, body }, reader)
}

type Difference = { label: string; before: string; after: string }

/** Everything that reads otherwise than before. */
export function differences(before: BookingFacts, after: BookingFacts, reader: Reader): Difference[] {
  const then = told(before, reader)
  return told(after, reader).flatMap(([label, value], index) => {
    const was = then[index]?.[1] ?? ''
    return was === value ? [] : [{ label, before: was, after: value }]
  })
}

function told({ booking, additionalDrivers }: BookingFacts, reader: Reader): [string, string][] {
  const t = reader.t('papers.annex')
  const contract = reader.t('papers.contract')
  const stop = ({ at, place }: typeof booking.rent) => `${dateTimeText(at, reader)}, ${place}`
  const services = booking.services.map(({ name, quantity }) =>
    quantity > 1 ? `${quantity} × ${name}` : name,
  )
  return [
    [contract('car'), `${booking.car.name}, ${plateText(booking.car.plate)}`],
    [contract('group'), booking.car.group],
    [t('pickUp'), stop(booking.rent)],
    [t('return'), stop(booking.return)],
    [t('services'), services.join(', ') || t('none')],
    [contract('drivers'), additionalDrivers.map(fullName).join(', ') || t('none')],
    [contract('price'), reader.money(booking.price)],
    [contract('deposit'), reader.money(booking.deposit)],
  ]
}

function Differences({ rows, reader }: { rows: readonly Difference[]; reader: Reader }) {
  const t = reader.t('papers.annex')
  return (
    <Section title={t('changes')}>
      <Box look={styles.tableHead}>
        <Words look={styles.label}> </Words>
        <Words look={styles.shares}>{t('before')}</Words>
        <Words look={styles.shares}>{t('after')}</Words>
      </Box>
      {inOrder(rows, ({ label, before, after }) => (
        <Box look={styles.lineRow} isWhole>
          <Words look={styles.label}>{label}</Words>
          <Words look={[styles.shares, styles.soft]}>{before}</Words>
          <Words look={[styles.shares, styles.bold]}>{after}</Words>
        </Box>
      ))}
    </Section>
  )
}

function Exchange({ exchange, reader }: { exchange: ExchangeFacts; reader: Reader }) {
  const t = reader.t('papers.annex')
  const { at, place, reason } = exchange
  return (
    <Section title={t('exchange')} isWhole>
      <Paragraph>
        {t('exchanged', { time: dateTimeText(at, reader), place, reason: t(`reasons.${reason}`) })}
      </Paragraph>
      <FactColumns
        left={[[t('oldCar'), carText(exchange.old)], ...readings(exchange.old, reader)]}
        right={[[t('newCar'), carText(exchange.new)], ...readings(exchange.new, reader)]}
      />
    </Section>
  )
}

const carText = ({ name, plate }: { name: string; plate: string }) => `${name}, ${plateText(plate)}`

function readings({ odometer, fuel, charge }: Reading, reader: Reader): Fact[] {
  const t = reader.t('papers.act')
  return [
    [t('odometer'), odometerText(odometer, reader)],
    [t('fuel'), fuel === null ? null : t('eighths', { count: fuel })],
    [t('charge'), chargeText(charge, reader)],
  ]
}
