import type { PaperBlock } from '../../domain/booking/paper-text.ts'
import { chargeWords } from '../../i18n/charge-words.ts'
import { type BookingFacts, type CarFacts, fullName, type RentalFacts } from '../booking-facts.ts'
import { journeyOf } from '../journey.ts'
import { dateText } from '../moments.ts'
import { Box, Text } from '../pdf/elements.ts'
import type { Reader } from '../reader.ts'
import { plateText } from '../unbroken.ts'
import { DamageMap } from './damage-map.tsx'
import { JourneyRoad } from './journey-road.tsx'
import { renderPaper } from './paper.tsx'
import {
  Column,
  Columns,
  type Fact,
  FactColumns,
  Price,
  Section,
  SmallPrint,
  SumRow,
  Words,
} from './paper-parts.tsx'
import { inks, styles } from './paper-styles.ts'
import { paperText } from './paper-text.ts'
import { AdditionalDrivers, Guarantor, Lessor, Renter } from './people.tsx'
import { chargeText, odometerText } from './readings.ts'

/** The rental contract as it is read, signed and kept. */
export async function renderContract(facts: BookingFacts, reader: Reader): Promise<Uint8Array> {
  const t = reader.t('papers.contract')
  const { company, booking } = facts
  const number = booking.contractNumber
  const paper = {
    company,
    title: t('title'),
    subtitles: [
      number ? t('number', { number }) : t('draft'),
      `${reader.t('papers')('booking')} ${booking.number}`,
      dateText(booking.changedAt, reader),
    ],
    date: booking.changedAt,
  }
  const body = (
    <>
      <Terms facts={facts} reader={reader} />
      <Signatures facts={facts} reader={reader} />
    </>
  )
  return renderPaper({ ...paper, body }, reader)
}

/** The same, to be read on a page. */
export const contractText = (facts: BookingFacts, reader: Reader): PaperBlock[] =>
  paperText(<Terms facts={facts} reader={reader} />)

/** What is agreed: everything but the places to sign at. */
function Terms({ facts, reader }: { facts: BookingFacts; reader: Reader }) {
  const t = reader.t('papers.contract')
  const { booking } = facts
  return (
    <>
      <Columns>
        <Lessor facts={facts} reader={reader} />
        <Renter facts={facts} reader={reader} />
      </Columns>
      <AdditionalDrivers facts={facts} reader={reader} />
      <Guarantor facts={facts} reader={reader} />
      <Section title={t('rental')} isWhole>
        <JourneyRoad {...journeyOf(booking, reader)} />
      </Section>
      <Car car={booking.car} reader={reader} />
      <PriceAndDeposit booking={booking} reader={reader} />
      <Section title={t('condition')} isWhole>
        <DamageMap body={booking.car.bodyType} issues={booking.car.issues} noIssues={t('noIssues')} />
      </Section>
      <Conditions facts={facts} reader={reader} />
    </>
  )
}

function Car({ car, reader }: { car: CarFacts; reader: Reader }) {
  const t = reader.t('papers.contract')
  const { odometer, fuelLevel } = car
  const what: Fact[] = [
    [t('car'), car.name],
    [t('plate'), plateText(car.plate)],
    [t('vin'), car.vin],
  ]
  const state: Fact[] = [
    [t('group'), car.group],
    [t('fuelType'), reader.t('common.fuel')(car.fuelType)],
    [t('odometer'), odometerText(odometer, reader)],
    [t('fuelLevel'), chargeText(fuelLevel, reader)],
  ]
  return (
    <Section title={t('car')} isWhole>
      <FactColumns left={what} right={state} />
    </Section>
  )
}

function PriceAndDeposit({ booking, reader }: { booking: RentalFacts; reader: Reader }) {
  const t = reader.t('papers.contract')
  return (
    <Section title={t('price')}>
      <Price booking={booking} reader={reader} />
      <Box look={[styles.totals, { marginTop: 4 }]} isWhole>
        <SumRow label={t('deposit')} amount={reader.money(booking.deposit)} />
        {booking.services.map(
          ({ id, name, deductible }) =>
            deductible !== null && (
              <SumRow key={id} label={`${t('excess')} (${name})`} amount={reader.money(deductible)} />
            ),
        )}
      </Box>
      <SmallPrint>{t('depositNote')}</SmallPrint>
    </Section>
  )
}

const points = [
  'driver',
  'documents',
  'payment',
  'insurance',
  'fuel',
  'mileage',
  'border',
  'late',
  'charges',
  'cancellation',
] as const

function Conditions({ facts, reader }: { facts: BookingFacts; reader: Reader }) {
  const url = facts.links['accurate-rental-conditions']
  // What a young driver costs stands among the lines of the price.
  const values = { ...chargeWords({ ...facts.company, ...facts.booking.rules }, reader.locale), youngAge: 0 }
  const t = reader.t('papers.contract')
  const said = reader.t('conditions.points')
  return (
    <Section title={t('terms')}>
      {points.map((name) => (
        <Text key={name} look={{ marginBottom: 3 }} isWhole>
          <Words look={styles.bold}>{`${said(`${name}.title`)}. `}</Words>
          <Words>{said(`${name}.text`, values)}</Words>
        </Text>
      ))}
      <Words look={{ marginTop: 3 }}>
        {t('fullTerms', { url, date: dateText(facts.booking.termsFrom, reader) })}
      </Words>
    </Section>
  )
}

function Signatures({ facts, reader }: { facts: BookingFacts; reader: Reader }) {
  const t = reader.t('papers.contract')
  const { representative, company, client, guarantor } = facts
  const places = [
    { role: t('lessor'), name: representative ?? company.name },
    { role: t('renter'), name: fullName(client) },
    ...(guarantor ? [{ role: t('guarantor'), name: guarantor.name }] : []),
  ]
  return (
    <Section title={t('signatures')} isWhole>
      <Columns>
        {places.map(({ role, name }) => (
          <Column key={role}>
            <Words look={styles.soft}>{role}</Words>
            <Words look={styles.bold}>{name}</Words>
            <Box look={{ height: 34, lineBelow: { width: 1, color: inks.ink } }} />
            <SmallPrint>{t('nameAndDate')}</SmallPrint>
          </Column>
        ))}
      </Columns>
      <SmallPrint>{t('signedElsewhere')}</SmallPrint>
    </Section>
  )
}
