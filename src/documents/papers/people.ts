import { Text, View } from '@react-pdf/renderer'
import { createElement, type ReactNode } from 'react'
import { parseDay } from '../../domain/calendar/wall-clock.ts'
import type { Driver } from '../../domain/people/client.ts'
import { formatCalendarDay, formatMoney } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { Messages } from '../../i18n/messages.ts'
import { type BookingFacts, fullName } from '../booking-facts.ts'
import { createTranslator } from '../translator.ts'
import { phoneText } from '../unbroken.ts'
import { printable } from './paper.ts'
import { columns, type Fact, factRows, heading, section } from './paper-parts.ts'
import { styles } from './paper-styles.ts'

/** The people of a contract. */
export function lessor(
  { company, representative }: BookingFacts,
  texts: Messages,
  locale: Locale,
): ReactNode {
  const t = createTranslator('papers.contract', texts, locale)
  const papers = createTranslator('papers', texts, locale)
  return createElement(
    View,
    null,
    heading(t('lessor')),
    nameOf(company.name),
    factRows([
      { label: papers('registryCode'), value: company.registryCode },
      { label: papers('vatNumber'), value: company.vatNumber },
      { label: papers('address'), value: company.address },
      { label: papers('phone'), value: phoneText(company.phone) },
      { label: papers('email'), value: company.email },
      { label: t('representative'), value: representative },
    ]),
  )
}

export function renter({ client }: BookingFacts, texts: Messages, locale: Locale): ReactNode {
  const t = createTranslator('papers.contract', texts, locale)
  const papers = createTranslator('papers', texts, locale)
  const person = driver(client, texts, locale, [
    { label: papers('address'), value: client.address },
    { label: papers('phone'), value: phoneText(client.phone) },
    { label: papers('email'), value: client.email },
  ])
  if (!client.companyName) return createElement(View, null, heading(t('renter')), person)
  return createElement(
    View,
    null,
    heading(t('renter')),
    nameOf(client.companyName),
    factRows([
      { label: papers('registryCode'), value: client.companyRegistryCode },
      { label: papers('vatNumber'), value: client.companyVatNumber },
      { label: papers('address'), value: client.companyAddress },
    ]),
    createElement(View, { style: { height: 6 } }),
    heading(t('contact')),
    person,
  )
}

export function additionalDrivers(
  { additionalDrivers: drivers }: BookingFacts,
  texts: Messages,
  locale: Locale,
): ReactNode {
  const t = createTranslator('papers.contract', texts, locale)
  if (drivers.length === 0) return null
  const pairs: ReactNode[] = []
  for (let at = 0; at < drivers.length; at += 2) {
    const [left, right] = [drivers[at], drivers[at + 1]]
    pairs.push(columns(...[left, right].map((person) => (person ? driver(person, texts, locale) : null))))
  }
  return section(t('drivers'), ...pairs)
}

export function guarantor({ guarantor: person }: BookingFacts, texts: Messages, locale: Locale): ReactNode {
  const t = createTranslator('papers.contract', texts, locale)
  const papers = createTranslator('papers', texts, locale)
  if (!person) return null
  return section(
    t('guarantor'),
    nameOf(person.name),
    columns(
      factRows([
        { label: papers('idCode'), value: person.idCode },
        { label: t('document'), value: person.documentNumber },
        { label: t('limit'), value: formatMoney(person.responsibilityLimit, locale) },
      ]),
      factRows([
        { label: papers('address'), value: person.address },
        { label: papers('phone'), value: phoneText(person.phone) },
        { label: papers('email'), value: person.email },
      ]),
    ),
  )
}

/** A code where there is one, else the date of birth. */
function driver(person: Driver, texts: Messages, locale: Locale, more: readonly Fact[] = []): ReactNode {
  const papers = createTranslator('papers', texts, locale)
  const born = person.birthDate === null ? undefined : parseDay(person.birthDate)
  return createElement(
    View,
    { wrap: false },
    nameOf(fullName(person)),
    factRows([
      person.idCode || born === undefined
        ? { label: papers('idCode'), value: person.idCode }
        : { label: papers('birthDate'), value: formatCalendarDay(born, locale) },
      { label: papers('licence'), value: person.drivingLicenceNumber },
      ...more,
    ]),
  )
}

function nameOf(name: string): ReactNode {
  return createElement(Text, { style: [styles.bold, { marginBottom: 2 }] }, printable(name))
}
