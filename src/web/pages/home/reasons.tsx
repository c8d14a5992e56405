import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { formatDate, formatDays, formatMoney, formatPercent } from '../../../i18n/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { CarOnRoad } from '../../ui/road.tsx'
import type { SamplePrice } from './sample-price.ts'

const reasons = [
  ['price', 'document'],
  ['freedom', 'calendar'],
  ['experience', 'shield'],
] as const

/** Three reasons; the first one is shown, not claimed. */
export function Reasons({ sample }: { sample: SamplePrice | undefined }) {
  const t = useTranslations('home.reasons')
  return (
    <section aria-labelledby="reasons" className="page-width py-16 lg:py-24">
      <h2 id="reasons" className="text-h2">
        {t('title')}
      </h2>
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 lg:mt-12 lg:grid-cols-2">
        <div className="grid content-start gap-8 lg:gap-10">
          {reasons.map(([name, icon]) => (
            <Reason key={name} icon={icon} title={t(`${name}.title`)} text={t(`${name}.text`)} />
          ))}
        </div>
        {sample ? <PriceSlip sample={sample} /> : null}
      </div>
    </section>
  )
}

function Reason({ icon, title, text }: { icon: string; title: string; text: string }) {
  return (
    <div className="border-line flex gap-5 border-t pt-8 lg:pt-10">
      <Icon name={icon} className="text-brand mt-0.5 size-6" />
      <div className="grid min-w-0 max-w-[56ch] content-start gap-2">
        <h3 className="text-h3">{title}</h3>
        <p className="text-ink-soft">{text}</p>
      </div>
    </div>
  )
}

/** A bill one may read before there is anything to pay. */
function PriceSlip({ sample }: { sample: SamplePrice }) {
  const t = useTranslations()
  const locale = useLocale()
  const { car, days, listPrice, discount, season, fees } = sample
  return (
    <figure className="bg-surface shadow-raised self-start overflow-clip rounded-2xl">
      <CarOnRoad image={car.image} isLazy carClassName="w-3/5" className="bg-sky pt-5" />
      <figcaption className="p-6 pb-4">
        <p className="text-h3">{t('home.sample.title', { car: car.name })}</p>
        <p className="text-ink-soft">
          {t('home.sample.period', {
            from: formatDate(sample.rentAt, locale, 'dayMonth'),
            to: formatDate(sample.returnAt, locale, 'dayMonth'),
            place: sample.place,
          })}
        </p>
      </figcaption>
      <div className="grid gap-4 px-6 pb-6">
        <dl className="tabular-nums">
          <Row label={`${t('price.carRent')}, ${formatDays(days, locale)}`}>
            {formatMoney(listPrice, locale)}
          </Row>
          {discount < 0 ? (
            <Row label={t('home.sample.longer')}>
              <span className="text-positive font-medium">{formatMoney(discount, locale)}</span>
            </Row>
          ) : null}
          {season === 0 ? null : <Row label={t('home.sample.season')}>{formatMoney(season, locale)}</Row>}
          <Row label={t('price.fees')}>{fees > 0 ? formatMoney(fees, locale) : t('common.free')}</Row>
          {sample.included.map((name) => (
            <Row key={name} label={name}>
              {t('common.included')}
            </Row>
          ))}
          <Row label={t('home.sample.roadside')}>{t('common.included')}</Row>
          <div className="border-ink mt-2 flex items-baseline justify-between gap-4 border-t-2 pt-3">
            <dt className="text-h3">{t('price.total')}</dt>
            <dd className="text-price proportional-nums">{formatMoney(sample.total, locale)}</dd>
          </div>
        </dl>
        <p className="text-ink-soft text-small">
          {t('price.vatIncluded', {
            rate: formatPercent(sample.vatRate, locale),
            amount: formatMoney(sample.vat, locale),
          })}
        </p>
      </div>
    </figure>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-1.5">
      <dt className="text-ink-soft min-w-0 break-words">{label}</dt>
      <dd className="text-right whitespace-nowrap">{children}</dd>
    </div>
  )
}
