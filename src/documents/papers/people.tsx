import { parseDay } from '../../domain/calendar/wall-clock.ts'
import type { Driver } from '../../domain/people/client.ts'
import { formatCalendarDay } from '../../i18n/format.ts'
import { type BookingFacts, type ClientFacts, fullName } from '../booking-facts.ts'
import { inOrder } from '../in-order.tsx'
import { Box } from '../pdf/elements.ts'
import type { Reader } from '../reader.ts'
import { phoneText } from '../unbroken.ts'
import { Column, Columns, type Fact, FactColumns, Facts, Heading, Section, Words } from './paper-parts.tsx'
import { styles } from './paper-styles.ts'

type Told = { facts: BookingFacts; reader: Reader }

const NOTHING: readonly Fact[] = []

/** The people of a contract. */
export function Lessor({ facts: { company, representative }, reader }: Told) {
  const t = reader.t('papers.contract')
  const [, phone, email] = home(company, reader)
  const facts = [...firmFacts(company, reader), phone, email]
  return (
    <Column>
      <Heading>{t('lessor')}</Heading>
      <Named name={company.name} facts={[...facts, [t('representative'), representative]]} />
    </Column>
  )
}

export function Renter({ facts: { client }, reader }: Told) {
  const t = reader.t('papers.contract')
  return (
    <Column>
      <Heading>{t('renter')}</Heading>
      {client.companyName && (
        <>
          <Named name={client.companyName} facts={firmFacts(firmOf(client), reader)} />
          <Box look={{ height: 6 }} />
          <Heading>{t('contact')}</Heading>
        </>
      )}
      <Person of={client} home={home(client, reader)} reader={reader} />
    </Column>
  )
}

export function AdditionalDrivers({ facts: { additionalDrivers: drivers }, reader }: Told) {
  const t = reader.t('papers.contract')
  if (drivers.length === 0) return null
  const pairs = drivers.flatMap((left, at) => (at % 2 === 0 ? [{ left, right: drivers[at + 1] }] : []))
  return (
    <Section title={t('drivers')}>
      {inOrder(pairs, ({ left, right }) => (
        <Columns>
          <Column>
            <Person of={left} reader={reader} />
          </Column>
          <Column>{right && <Person of={right} reader={reader} />}</Column>
        </Columns>
      ))}
    </Section>
  )
}

export function Guarantor({ facts: { guarantor }, reader }: Told) {
  const t = reader.t('papers.contract')
  if (!guarantor) return null
  const facts: Fact[] = [
    [reader.t('papers')('idCode'), guarantor.idCode],
    [t('document'), guarantor.documentNumber],
    [t('limit'), reader.money(guarantor.responsibilityLimit)],
  ]
  return (
    <Section title={t('guarantor')}>
      <Named name={guarantor.name} />
      <FactColumns left={facts} right={home(guarantor, reader)} />
    </Section>
  )
}

/** Of an invoice; a company pays under its own name and numbers. */
export function SellerAndPayer({ facts: { company, client }, reader }: Told) {
  const t = reader.t('papers.invoice')
  const [address, , email] = home(client, reader)
  return (
    <Columns>
      <Column>
        <Heading>{t('seller')}</Heading>
        <Named name={company.name} facts={firmFacts(company, reader)} />
      </Column>
      <Column>
        <Heading>{t('payer')}</Heading>
        {client.companyName ? (
          <Named name={client.companyName} facts={firmFacts(firmOf(client), reader)} />
        ) : (
          <Named name={fullName(client)} facts={[address, email]} />
        )}
      </Column>
    </Columns>
  )
}

/** A code where there is one, else the date of birth. */
function Person({
  of: person,
  home = NOTHING,
  reader,
}: {
  of: Driver
  home?: readonly Fact[]
  reader: Reader
}) {
  const t = reader.t('papers')
  const born = person.birthDate === null ? undefined : parseDay(person.birthDate)
  const who: Fact =
    person.idCode || born === undefined
      ? [t('idCode'), person.idCode]
      : [t('birthDate'), formatCalendarDay(born, reader.locale)]
  return (
    <Box isWhole>
      <Named name={fullName(person)} facts={[who, [t('licence'), person.drivingLicenceNumber], ...home]} />
    </Box>
  )
}

function Named({ name, facts = NOTHING }: { name: string; facts?: readonly Fact[] }) {
  return (
    <>
      <Words look={[styles.bold, { marginBottom: 2 }]}>{name}</Words>
      <Facts of={facts} />
    </>
  )
}

type Firm = { registryCode: string | null; vatNumber: string | null; address: string | null }

function firmFacts({ registryCode, vatNumber, address }: Firm, reader: Reader): Fact[] {
  const t = reader.t('papers')
  return [
    [t('registryCode'), registryCode],
    [t('vatNumber'), vatNumber],
    [t('address'), address],
  ]
}

function firmOf({ companyRegistryCode, companyVatNumber, companyAddress }: ClientFacts): Firm {
  return { registryCode: companyRegistryCode, vatNumber: companyVatNumber, address: companyAddress }
}

type Reached = { address: string; phone: string; email: string }

function home({ address, phone, email }: Reached, reader: Reader): readonly [Fact, Fact, Fact] {
  const t = reader.t('papers')
  return [
    [t('address'), address],
    [t('phone'), phoneText(phone)],
    [t('email'), email],
  ]
}
