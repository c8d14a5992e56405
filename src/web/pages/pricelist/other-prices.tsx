import { useTranslations } from 'use-intl'
import type { chargeWords } from '../../../i18n/charge-words.ts'
import { Section } from '../../content/service-sections.tsx'
import { HoursList } from '../contact/hours-list.tsx'
import type { PriceList } from './price-list.ts'

/** What handing over costs at each place and hour. */
export function PlaceFees({ places }: Pick<PriceList, 'places'>) {
  const t = useTranslations('pricelist')
  return (
    <Section id="fees" title={t('feesTitle')} lead={t('feesLead')} className="gap-6">
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {places.map(({ id, name, hours }) => (
          <li key={id} className="bg-surface shadow-card grid content-start gap-3 rounded-2xl p-5 sm:p-6">
            <h3 className="text-h3">{name}</h3>
            <HoursList hours={hours} showsFree />
          </li>
        ))}
      </ul>
    </Section>
  )
}

const charges = ['refuel', 'cleaning', 'smoking', 'fines', 'mileage', 'lostKey'] as const

/** What nobody plans to pay. */
export function OtherCharges({ words }: { words: ReturnType<typeof chargeWords> }) {
  const t = useTranslations('pricelist')
  return (
    <Section id="other" title={t('otherTitle')} className="content-start gap-6">
      <ul className="border-line divide-line grid divide-y border-y">
        {charges.map((charge) => (
          <li key={charge} className="py-4">
            {t(`other.${charge}`, words)}
          </li>
        ))}
      </ul>
    </Section>
  )
}
