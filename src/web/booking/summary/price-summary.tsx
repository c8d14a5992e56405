import { useLocale, useTranslations } from 'use-intl'
import type { QuotedPrice } from '../../../contract/visitor/answers.ts'
import type { ChosenCarAnswer } from '../../../contract/visitor/steps.ts'
import { percentHundredths } from '../../../domain/money.ts'
import { formatDuration, formatPercent } from '../../../i18n/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { CarOnRoad } from '../../ui/road.tsx'
import { useFormats } from '../../use-formats.ts'
import { CouponAnswers } from './coupon-answers.tsx'
import { Journey } from './journey.tsx'
import { lineNames, PriceLines } from './price-lines.tsx'

export type PriceSummaryProps = {
  answer: ChosenCarAnswer
  /** The way back, to change the dates or the car. */
  carStep: string
  /** While a new price is on its way. */
  isUpdating?: boolean
}

/** The rental at a glance: car, way, every line of the price, the total with VAT, and the deposit beside it. */
export function PriceSummary({ answer, carStep, isUpdating = false }: PriceSummaryProps) {
  const t = useTranslations('price')
  const { car, quote, options, coupons } = answer
  const services = options.map(({ id, name }) => [id, name] as const)
  return (
    <div className="bg-surface shadow-card grid overflow-hidden rounded-2xl">
      <CarOnRoad image={car.imageNames[0]} carClassName="w-3/4" className="pt-3" />
      <div className="grid gap-5 p-5">
        <header className="flex flex-wrap items-baseline justify-between gap-x-4">
          <div>
            <p className="text-h3">{car.name}</p>
            <p className="text-ink-soft text-small">{car.group.name}</p>
          </div>
          <ChangeLink to={carStep}>{t('changeCar')}</ChangeLink>
        </header>
        <Journey rent={answer.rent} back={answer.return} />
        <p className="flex flex-wrap items-center justify-between gap-x-4">
          <span className="font-semibold">{formatDuration(quote.duration, useLocale())}</span>
          <ChangeLink to={carStep}>{t('changeSearch')}</ChangeLink>
        </p>
        <PriceTotal quote={quote} isUpdating={isUpdating} />
        <CouponAnswers coupons={coupons} />
        <details open className="group/lines border-line border-t">
          <summary className="text-brand flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 pt-2 font-medium [&::-webkit-details-marker]:hidden">
            <span className="group-open/lines:hidden">{t('showDetails')}</span>
            <span className="hidden group-open/lines:inline">{t('hideDetails')}</span>
            <Icon name="chevron-down" className="size-5 transition group-open/lines:rotate-180" />
          </summary>
          <div className="pt-2">
            <PriceLines lines={quote.lines} names={lineNames(answer, services)} />
          </div>
        </details>
      </div>
    </div>
  )
}

type Total = Pick<QuotedPrice, 'price' | 'vat' | 'vatRate' | 'deposit'>

/** The total with its VAT, and the deposit, which is no part of it. */
export function PriceTotal({ quote, isUpdating = false }: { quote: Total; isUpdating?: boolean }) {
  const t = useTranslations('price')
  const locale = useLocale()
  const { money } = useFormats()
  const rate = formatPercent(percentHundredths(Math.round(quote.vatRate * 100)), locale)
  return (
    <div className="border-line grid gap-3 border-t pt-4">
      <div aria-live="polite" aria-busy={isUpdating}>
        <p className="flex items-baseline justify-between gap-4">
          <span className="text-h3">{t('total')}</span>
          <strong className={`text-price ${isUpdating ? 'opacity-50' : ''}`}>{money(quote.price)}</strong>
        </p>
        <p className="text-ink-soft text-small text-right">
          {isUpdating ? t('updating') : t('vatIncluded', { rate, amount: money(quote.vat) })}
        </p>
      </div>
      {quote.deposit > 0 ? (
        <div className="border-line text-small border-t pt-3">
          <p className="flex justify-between gap-4">
            <span>{t('deposit')}</span>
            <span className="font-medium tabular-nums">{money(quote.deposit)}</span>
          </p>
          <p className="text-ink-soft">{t('depositNote')}</p>
        </div>
      ) : null}
    </div>
  )
}

function ChangeLink({ to, children }: { to: string; children: string }) {
  return (
    <PageLink
      to={to}
      className="text-brand text-small inline-flex min-h-11 items-center underline underline-offset-4 hover:no-underline"
    >
      {children}
    </PageLink>
  )
}
