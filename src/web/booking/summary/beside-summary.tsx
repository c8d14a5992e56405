import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '../../ui/icon.tsx'
import { InTurn } from '../../ui/in-turn.tsx'
import { useFormats } from '../../use-formats.ts'
import { PriceSummary, type PriceSummaryProps } from './price-summary.tsx'

/**
 * A step with the whole price in sight: beside it where there is room, and on a phone a line above it that unfolds.
 * The step's words need the areas `price` and `coupons`.
 */
export function BesideSummary({ children, ...summary }: PriceSummaryProps & { children: ReactNode }) {
  const t = useTranslations('price')
  const { money } = useFormats()
  return (
    <div className="page-width grid gap-6 pt-2 pb-12 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12 lg:pt-4">
      <details className="group/summary bg-surface shadow-card rounded-2xl lg:hidden [&>div]:rounded-t-none [&>div]:shadow-none">
        <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-3 px-5 [&::-webkit-details-marker]:hidden">
          <span className="font-medium">{t('summary')}</span>
          <span className="flex items-center gap-2">
            <strong className="text-h3">{money(summary.answer.quote.price)}</strong>
            <Icon name="chevron-down" className="size-5 transition group-open/summary:rotate-180" />
          </span>
        </summary>
        <InTurn>
          <PriceSummary {...summary} />
        </InTurn>
      </details>
      <div className="min-w-0">{children}</div>
      <aside aria-label={t('summary')} className="max-lg:hidden">
        <div className="sticky top-4 -m-1 max-h-[calc(100dvh-2rem)] overflow-y-auto p-1">
          <InTurn>
            <PriceSummary {...summary} />
          </InTurn>
        </div>
      </aside>
    </div>
  )
}
