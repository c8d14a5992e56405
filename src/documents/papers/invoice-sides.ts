import { Text, View } from '@react-pdf/renderer'
import { createElement, type ReactNode } from 'react'
import type { Locale } from '../../i18n/locales.ts'
import type { Messages } from '../../i18n/messages.ts'
import { type BookingFacts, fullName } from '../booking-facts.ts'
import { createTranslator } from '../translator.ts'
import { printable } from './paper.ts'
import { columns, type Fact, factRows, heading } from './paper-parts.ts'
import { styles } from './paper-styles.ts'

/** Seller and payer; a company pays under its own name and numbers. */
export function invoiceSides(
  { company, client }: Pick<BookingFacts, 'company' | 'client'>,
  texts: Messages,
  locale: Locale,
): ReactNode {
  const t = createTranslator('papers.invoice', texts, locale)
  const papers = createTranslator('papers', texts, locale)
  const name = fullName(client)
  return columns(
    side(t('seller'), company.name, [
      { label: papers('registryCode'), value: company.registryCode },
      { label: papers('vatNumber'), value: company.vatNumber },
      { label: papers('address'), value: company.address },
    ]),
    client.companyName
      ? side(t('payer'), client.companyName, [
          { label: papers('registryCode'), value: client.companyRegistryCode },
          { label: papers('vatNumber'), value: client.companyVatNumber },
          { label: papers('address'), value: client.companyAddress },
        ])
      : side(t('payer'), name, [
          { label: papers('address'), value: client.address },
          { label: papers('email'), value: client.email },
        ]),
  )
}

function side(role: string, name: string, facts: readonly Fact[]): ReactNode {
  return createElement(
    View,
    null,
    heading(role),
    createElement(Text, { style: [styles.bold, { marginBottom: 2 }] }, printable(name)),
    factRows(facts),
  )
}
