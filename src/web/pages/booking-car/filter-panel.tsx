import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { cents } from '../../../domain/money.ts'
import { formatTeaser } from '../../../i18n/format.ts'
import { KeptHtml, noHoles } from '../../kept-html.tsx'
import { Icon } from '../../ui/icon.tsx'
import { type CarFilters, type FilterChoices, isFiltering, noFilters } from './car-filters.ts'

type FilterPanelProps = {
  choices: FilterChoices
  filters: CarFilters
  onFilters: (filters: CarFilters) => void
}

/** Works on what is already here: nothing is fetched. Without scripts there is nothing for it to do, so it is not seen. */
export const FilterPanel = (props: FilterPanelProps) => (
  <KeptHtml name="filters" from={() => [props.choices, props.filters]} holes={noHoles}>
    {() => <Panel {...props} />}
  </KeptHtml>
)

function Panel(props: FilterPanelProps) {
  const t = useTranslations('cars')
  const [isUnfolded, setIsUnfolded] = useState(false)
  const { groups, gearboxes, fuels, seats, prices } = props.choices
  const isNone = [...groups, ...gearboxes, ...fuels, ...seats].length === 0 && prices.least >= prices.most
  // The place beside the list stays.
  if (isNone) return <div />
  return (
    <div className="noscript:hidden">
      <details
        onToggle={({ currentTarget }) => setIsUnfolded(currentTarget.open)}
        className="group/filters bg-surface shadow-card rounded-2xl lg:hidden"
      >
        <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 px-4 font-medium [&::-webkit-details-marker]:hidden">
          <Icon name="filter" className="size-5" />
          {t('filters')}
          <Icon name="chevron-down" className="-ml-1 size-5 transition group-open/filters:rotate-180" />
        </summary>
        <div className="border-line border-t p-4">{isUnfolded ? <Filters {...props} /> : null}</div>
      </details>
      <section
        aria-labelledby="filters-title"
        className="sticky top-4 -m-2 max-h-[calc(100dvh-2rem)] overflow-y-auto p-2 max-lg:hidden"
      >
        <h2 id="filters-title" className="text-h3 mb-4">
          {t('filters')}
        </h2>
        <Filters {...props} />
      </section>
    </div>
  )
}

function Filters({ choices, filters, onFilters }: FilterPanelProps) {
  const t = useTranslations('cars')
  const common = useTranslations('common')
  const change = (part: Partial<CarFilters>) => onFilters({ ...filters, ...part })
  return (
    <div className="grid gap-5">
      <Choice
        title={t('filterGroup')}
        among={choices.groups.map(({ id }) => id)}
        label={(id) => choices.groups.find((group) => group.id === id)?.name ?? ''}
        isOn={(id) => filters.groups.includes(id)}
        onToggle={(id) => change({ groups: toggled(filters.groups, id) })}
      />
      <Choice
        title={t('filterGearbox')}
        among={choices.gearboxes}
        label={(gearbox) => common(`gearbox.${gearbox}`)}
        isOn={(gearbox) => filters.gearbox === gearbox}
        onToggle={(gearbox) => change({ gearbox: filters.gearbox === gearbox ? '' : gearbox })}
      />
      <Choice
        title={t('filterSeats')}
        among={choices.seats}
        label={String}
        isOn={(seats) => filters.seats === seats}
        onToggle={(seats) => change({ seats: filters.seats === seats ? 0 : seats })}
      />
      <Choice
        title={t('filterFuel')}
        among={choices.fuels}
        label={(fuel) => common(`fuel.${fuel}`)}
        isOn={(fuel) => filters.fuels.includes(fuel)}
        onToggle={(fuel) => change({ fuels: toggled(filters.fuels, fuel) })}
      />
      <PriceLimit
        prices={choices.prices}
        value={filters.maxPrice}
        onPrice={(maxPrice) => change({ maxPrice })}
      />
      {isFiltering(filters) ? (
        <button
          type="button"
          onClick={() => onFilters({ ...noFilters, sort: filters.sort })}
          className="text-brand min-h-11 justify-self-start underline underline-offset-4 hover:no-underline"
        >
          {t('clearFilters')}
        </button>
      ) : null}
    </div>
  )
}

type ChoiceProps<Value> = {
  title: string
  among: readonly Value[]
  label: (value: Value) => string
  isOn: (value: Value) => boolean
  onToggle: (value: Value) => void
}

function Choice<Value extends string | number>({ title, among, label, isOn, onToggle }: ChoiceProps<Value>) {
  if (among.length === 0) return null
  return (
    <fieldset>
      <legend className="text-label mb-2">{title}</legend>
      <div className="flex flex-wrap gap-2">
        {among.map((value) => (
          <button
            key={value}
            type="button"
            aria-pressed={isOn(value)}
            onClick={() => onToggle(value)}
            className="chip"
          >
            {label(value)}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

type PriceLimitProps = {
  prices: FilterChoices['prices']
  value: number
  onPrice: (maxPrice: number) => void
}

function PriceLimit({ prices, value, onPrice }: PriceLimitProps) {
  const t = useTranslations('cars')
  const locale = useLocale()
  if (prices.least >= prices.most) return null
  const shown = value > 0 ? Math.min(value, prices.most) : prices.most
  const limit = formatTeaser(cents(shown * 100), locale)
  return (
    <label className="text-label grid gap-2">
      <span className="flex justify-between gap-4">
        {t('filterPrice')} <span>{limit}</span>
      </span>
      <input
        type="range"
        min={prices.least}
        max={prices.most}
        value={shown}
        aria-valuetext={limit}
        onChange={(event) => {
          const price = Number(event.target.value)
          onPrice(price >= prices.most ? 0 : price)
        }}
        className="accent-brand h-11 w-full cursor-pointer"
      />
    </label>
  )
}

function toggled<T>(values: readonly T[], value: T): T[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value]
}
