import { useTranslations } from 'use-intl'
import { formatList, formatShortMoney } from '../../../i18n/format.ts'
import { Section } from '../../content/service-sections.tsx'
import { useCurrentLocale } from '../../locale.ts'
import { Icon } from '../../ui/icon.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { CarOnRoad } from '../../ui/road.tsx'
import type { ListedGroup, PriceList } from './price-list.ts'

/** Every group with a car of it, what it costs at least, and the way to the free ones. */
export function GroupCards({ groups, comingDays }: Pick<PriceList, 'groups' | 'comingDays'>) {
  const t = useTranslations('pricelist')
  return (
    <Section
      id="groups"
      title={t('groupsTitle')}
      lead={t('groupsLead', { days: comingDays })}
      className="gap-8"
    >
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-5">
        {groups.map((group) => (
          <GroupCard key={group.id} group={group} />
        ))}
      </ul>
    </Section>
  )
}

function GroupCard({ group }: { group: ListedGroup }) {
  const t = useTranslations('pricelist')
  const locale = useCurrentLocale()
  return (
    <li className="group-card">
      <CarOnRoad image={group.image} isLazy />
      <div>
        <h3 className="text-h3">{group.name}</h3>
        <p>{t('examples', { cars: formatList(group.models, locale) })}</p>
        <p>{t('fromPerDay', { amount: formatShortMoney(group.from, locale) })}</p>
        <p>{t('fromFor', { days: group.fromDays })}</p>
        <p>{t('depositOf', { amount: formatShortMoney(group.deposit, locale) })}</p>
        <PageLink to={group.search} aria-label={t('searchGroup', { group: group.name })}>
          {t('search')}
          <Icon name="arrow-right" className="size-4" />
        </PageLink>
      </div>
    </li>
  )
}
