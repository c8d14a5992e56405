import { useLocale, useTranslations } from 'use-intl'
import { formatShortMoney } from '../../../i18n/format.ts'
import { usePaths } from '../../locale.ts'
import type { GroupTeaser } from '../../prices/group-teasers.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { CarOnRoad } from '../../ui/road.tsx'

/** A group and where its free cars of the days to come are. */
type LinkedGroup = GroupTeaser & { search: string }

/** Every group as one of its cars, a row of them on one road. */
export function CarsRow({ groups }: { groups: readonly LinkedGroup[] }) {
  const t = useTranslations('home.groups')
  const to = usePaths()
  return (
    <section
      aria-labelledby="groups"
      className="bg-surface border-line overflow-clip border-y py-16 lg:py-24"
    >
      <div className="page-width">
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-5">
          <div className="grid max-w-[60ch] gap-3">
            <h2 id="groups" className="text-h2">
              {t('title')}
            </h2>
            <p className="text-lead text-ink-soft">{t('lead')}</p>
          </div>
          <ButtonLink to={to('pricelist')} look="secondary">
            {t('all')}
            <Icon name="arrow-right" />
          </ButtonLink>
        </div>
        <ul className="car-rows mt-10 grid grid-cols-2 gap-y-12 lg:mt-14 lg:grid-cols-5 lg:gap-y-16">
          {groups.map((group) => (
            <Group key={group.id} group={group} />
          ))}
        </ul>
      </div>
    </section>
  )
}

function Group({ group: { name, image, models, from, fromDays, search } }: { group: LinkedGroup }) {
  const t = useTranslations()
  const locale = useLocale()
  return (
    <li className="group relative">
      <CarOnRoad
        image={image}
        isLazy
        carClassName="w-[94%] transition-transform duration-300 ease-out group-hover:translate-x-2"
      />
      <div className="grid gap-1 pt-4 pr-5">
        <h3 className="text-h3 group-hover:underline">
          {/* The whole picture leads there too. */}
          <PageLink to={search} className="after:absolute after:inset-0">
            {name}
          </PageLink>
        </h3>
        <p className="text-ink-soft text-small">{models.join(', ')}</p>
        <p className="mt-1 font-semibold">
          {t('common.from', { amount: t('common.perDay', { amount: formatShortMoney(from, locale) }) })}
        </p>
        <p className="text-ink-soft text-small">{t('home.groups.fromFor', { days: fromDays })}</p>
      </div>
    </li>
  )
}
