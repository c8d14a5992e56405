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
    <li className="group bg-surface shadow-card hover:shadow-raised relative flex flex-col overflow-clip rounded-2xl transition-shadow max-sm:grid max-sm:grid-cols-[38%_minmax(0,1fr)]">
      <CarOnRoad
        image={group.image}
        isLazy
        className="max-sm:self-center sm:mt-6"
        carClassName="w-[94%] sm:w-4/5 transition-transform duration-300 ease-out group-hover:translate-x-2"
      />
      <div className="flex flex-1 flex-col gap-1 p-4 sm:p-5">
        <h3 className="text-h3">{group.name}</h3>
        <p className="text-ink-soft text-small">
          {t('examples', { cars: formatList(group.models, locale) })}
        </p>
        <p className="mt-auto pt-3 font-semibold">
          {t('fromPerDay', { amount: formatShortMoney(group.from, locale) })}
        </p>
        <p className="text-ink-soft text-small">{t('fromFor', { days: group.fromDays })}</p>
        <p className="text-ink-soft text-small">
          {t('depositOf', { amount: formatShortMoney(group.deposit, locale) })}
        </p>
        <PageLink
          to={group.search}
          aria-label={t('searchGroup', { group: group.name })}
          className="text-brand mt-1 inline-flex min-h-11 items-center gap-2 self-start font-semibold after:absolute after:inset-0 after:rounded-2xl focus-visible:outline-0 focus-visible:after:outline-3 focus-visible:after:outline-focus focus-visible:after:-outline-offset-4"
        >
          {t('search')}
          <Icon name="arrow-right" className="size-4" />
        </PageLink>
      </div>
    </li>
  )
}
