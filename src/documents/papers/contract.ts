import { Text, View } from '@react-pdf/renderer'
import { createElement, type ReactNode } from 'react'
import { labelOf } from '../../domain/calendar/tallinn.ts'
import { cents, percentHundredths } from '../../domain/money.ts'
import { rentalDuration } from '../../domain/pricing/duration.ts'
import { formatDuration, formatMoney, formatPercent } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { Messages } from '../../i18n/messages.ts'
import { type BookingFacts, fullName, type RentalFacts } from '../booking-facts.ts'
import { dateText, momentText } from '../moments.ts'
import { priceSections } from '../price-words.ts'
import { createTranslator } from '../translator.ts'
import { plateText } from '../unbroken.ts'
import { damageMap } from './damage-map.ts'
import { journeyRoad } from './journey-road.ts'
import { printable, renderPaper } from './paper.ts'
import {
  columns,
  factRows,
  lineTable,
  section,
  smallPrint,
  sumRow,
  vatSplit,
  wholeSection,
} from './paper-parts.ts'
import { inks, styles } from './paper-styles.ts'
import { additionalDrivers, guarantor, lessor, renter } from './people.ts'

/** The rental contract as it is read, signed and kept. */
export async function renderContract(
  facts: BookingFacts,
  texts: Messages,
  locale: Locale,
): Promise<Uint8Array> {
  const t = createTranslator('papers.contract', texts, locale)
  const papers = createTranslator('papers', texts, locale)
  const { booking } = facts
  const number = booking.contractNumber
  return renderPaper(
    {
      company: facts.company,
      title: t('title'),
      subtitles: [
        number ? t('number', { number }) : t('draft'),
        `${papers('booking')} ${booking.number}`,
        dateText(booking.changedAt, locale),
      ],
      date: booking.changedAt,
      body: createElement(
        View,
        null,
        columns(lessor(facts, texts, locale), renter(facts, texts, locale)),
        additionalDrivers(facts, texts, locale),
        guarantor(facts, texts, locale),
        wholeSection(t('rental'), journey(booking, texts, locale)),
        wholeSection(t('car'), car(booking, texts, locale)),
        section(t('price'), price(booking, texts, locale)),
        wholeSection(t('condition'), damageMap(booking.car, t('noIssues'))),
        conditions(facts, texts, locale),
        signatures(facts, texts, locale),
      ),
    },
    texts,
    locale,
  )
}

function journey(booking: RentalFacts, texts: Messages, locale: Locale): ReactNode {
  const t = createTranslator('price', texts, locale)
  const duration = rentalDuration(labelOf(booking.rent.at), labelOf(booking.return.at))
  return journeyRoad(
    { label: t('pickUp'), moment: momentText(booking.rent.at, texts, locale), stop: booking.rent },
    { label: t('return'), moment: momentText(booking.return.at, texts, locale), stop: booking.return },
    formatDuration(duration, locale),
  )
}

function car({ car }: RentalFacts, texts: Messages, locale: Locale): ReactNode {
  const t = createTranslator('papers.contract', texts, locale)
  const fuel = createTranslator('common.fuel', texts, locale)
  return columns(
    factRows([
      { label: t('car'), value: car.name },
      { label: t('plate'), value: plateText(car.plate) },
      { label: t('vin'), value: car.vin },
    ]),
    factRows([
      { label: t('group'), value: car.group },
      { label: t('fuelType'), value: fuel(car.fuelType) },
      {
        label: t('odometer'),
        value: car.odometer === null ? null : t('kilometres', { count: String(car.odometer) }),
      },
      {
        label: t('fuelLevel'),
        value: car.fuelLevel === null ? null : formatPercent(percentHundredths(car.fuelLevel * 100), locale),
      },
    ]),
  )
}

function price(booking: RentalFacts, texts: Messages, locale: Locale): ReactNode {
  const t = createTranslator('papers.contract', texts, locale)
  const papers = createTranslator('papers', texts, locale)
  const lines = priceSections(booking, texts, locale).flatMap((part) => part.lines)
  const covers = booking.services.filter(({ deductible }) => deductible !== null)
  return createElement(
    View,
    null,
    lineTable(lines, texts, locale),
    smallPrint(papers('pricesWithVat')),
    vatSplit({ ...booking, totalLabel: papers('total') }, texts, locale),
    createElement(
      View,
      { style: [styles.totals, { marginTop: 4 }], wrap: false },
      sumRow(t('deposit'), formatMoney(booking.deposit, locale)),
      ...covers.map(({ name, deductible }) =>
        sumRow(`${t('excess')} (${name})`, formatMoney(deductible ?? cents(0), locale)),
      ),
    ),
    smallPrint(t('depositNote')),
  )
}

function conditions({ links }: BookingFacts, texts: Messages, locale: Locale): ReactNode {
  const t = createTranslator('papers.contract', texts, locale)
  const points = createTranslator('conditions.points', texts, locale)
  const names = [
    'driver',
    'documents',
    'payment',
    'insurance',
    'fuel',
    'mileage',
    'border',
    'late',
    'cancellation',
  ] as const
  return section(
    t('terms'),
    ...names.map((name) =>
      createElement(
        Text,
        { key: name, style: { marginBottom: 3 }, wrap: false },
        createElement(Text, { style: styles.bold }, printable(`${points(`${name}.title`)}. `)),
        printable(points(`${name}.text`)),
      ),
    ),
    createElement(
      Text,
      { style: { marginTop: 3 } },
      printable(t('fullTerms', { url: links['accurate-rental-conditions'] })),
    ),
  )
}

function signatures(facts: BookingFacts, texts: Messages, locale: Locale): ReactNode {
  const t = createTranslator('papers.contract', texts, locale)
  const place = (role: string, name: string) =>
    createElement(
      View,
      { key: role },
      createElement(Text, { style: styles.soft }, printable(role)),
      createElement(Text, { style: styles.bold }, printable(name)),
      createElement(View, { style: { height: 34, borderBottomWidth: 1, borderBottomColor: inks.ink } }),
      smallPrint(t('nameAndDate')),
    )
  return createElement(
    View,
    { style: styles.section, wrap: false },
    createElement(Text, { style: styles.heading }, t('signatures')),
    columns(
      place(t('lessor'), facts.representative ?? facts.company.name),
      place(t('renter'), fullName(facts.client)),
      ...(facts.guarantor ? [place(t('guarantor'), facts.guarantor.name)] : []),
    ),
  )
}
