import { useLocale, useTranslations } from 'use-intl'
import type { ServiceOption } from '../../../contract/visitor/steps.ts'
import { cents, percentHundredths } from '../../../domain/money.ts'
import { formatPercent, formatTeaser } from '../../../i18n/format.ts'
import { useFormats } from '../../use-formats.ts'
import { COVER_FIELD } from './service-choice.ts'

type CoverCardsProps = { covers: readonly ServiceOption[]; chosenId: number | undefined }

/** The covers side by side, line for line; one of them is always chosen. */
export function CoverCards({ covers, chosenId }: CoverCardsProps) {
  return (
    <div className="grid gap-5 md:auto-cols-fr md:grid-flow-col md:grid-rows-[repeat(4,auto)] md:gap-x-3">
      {covers.map((cover) => (
        <CoverCard key={cover.id} cover={cover} isChosen={cover.id === chosenId} />
      ))}
    </div>
  )
}

function CoverCard({ cover, isChosen }: { cover: ServiceOption; isChosen: boolean }) {
  const t = useTranslations('services')
  const locale = useLocale()
  const excess = formatTeaser(cents(Math.round((cover.deductible ?? 0) * 100)), locale)
  return (
    <label className="bg-surface shadow-card hover:ring-ink-soft has-checked:ring-brand has-focus-visible:outline-focus relative row-span-4 grid cursor-pointer grid-rows-subgrid gap-3 rounded-2xl p-5 md:max-lg:p-4 [overflow-wrap:anywhere] hyphens-auto hover:ring-2 has-checked:ring-3 has-focus-visible:outline-3 has-focus-visible:outline-offset-4">
      <span className="flex items-start justify-between gap-2">
        <span className="text-h3 md:max-lg:text-base">{cover.name}</span>
        <input
          type="radio"
          name={COVER_FIELD}
          value={cover.id}
          defaultChecked={isChosen}
          aria-describedby={`cover-${cover.id}`}
          className="accent-brand size-6 shrink-0 scroll-mb-28 outline-none"
        />
      </span>
      <span className="grid content-start">
        <span className="text-ink-soft text-label">{t('excessLabel')}</span>
        <span className="text-h2">{excess}</span>
      </span>
      <span id={`cover-${cover.id}`} className="text-ink-soft text-small">
        {cover.description}
      </span>
      <span className="border-line grid content-start border-t pt-3">
        <CoverPrice cover={cover} />
      </span>
      {cover.isRecommended ? <Recommended className="absolute -top-2.5 left-5" /> : null}
    </label>
  )
}

function CoverPrice({ cover }: { cover: ServiceOption }) {
  const t = useTranslations('services')
  const { money } = useFormats()
  if (cover.price === 0) return <span className="font-semibold">{t('includedInPrice')}</span>
  return (
    <>
      <span className="font-semibold">{t('forThisRental', { amount: money(cover.price) })}</span>
      <ListPrice option={cover} />
    </>
  )
}

/** How the price of a service is counted: by the day and the hour beyond, or as a part of the rent. What is paid once says it all already. */
export function ListPrice({ option }: { option: ServiceOption }) {
  const t = useTranslations()
  const locale = useLocale()
  const { money } = useFormats()
  const parts = [
    option.type === 'DAY' && option.listPrice > 0
      ? t('common.perDay', { amount: money(option.listPrice) })
      : '',
    option.type === 'DAY' && option.hourPrice
      ? t('price.details.extraHour', { amount: money(option.hourPrice) })
      : '',
    option.markup > 0
      ? t('price.details.markup', {
          percent: formatPercent(percentHundredths(Math.round(option.markup * 100)), locale),
        })
      : '',
  ].filter(Boolean)
  return parts.length > 0 ? <span className="text-ink-soft text-small">{parts.join(', ')}</span> : null
}

/** A word of advice; it never ticks anything by itself. */
export function Recommended({ className = '' }: { className?: string }) {
  const t = useTranslations('services')
  return (
    <span
      className={`bg-brand text-on-brand text-label justify-self-start rounded-full px-2.5 py-0.5 ${className}`}
    >
      {t('recommended')}
    </span>
  )
}
