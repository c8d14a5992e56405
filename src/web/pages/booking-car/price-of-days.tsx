import { useLocale, useTranslations } from 'use-intl'
import type { QuotedPrice } from '../../../contract/visitor/answers.ts'
import { formatDuration } from '../../../i18n/format.ts'
import { useFormats } from '../../use-formats.ts'

/** The whole price, the days it is charged for, and what one of them comes to. */
export function PriceOfDays({
  price,
}: {
  price: Pick<QuotedPrice, 'price' | 'priceWithoutCoupons' | 'pricePerDay' | 'billed'>
}) {
  const t = useTranslations('cars')
  const common = useTranslations('common')
  const locale = useLocale()
  const { money } = useFormats()
  const day = { amount: money(price.pricePerDay) }
  return (
    <p className="price-of-days">
      {price.priceWithoutCoupons === null ? null : (
        <span className="text-base">
          <span className="sr-only">{t('withoutCoupon')} </span>
          <s>{money(price.priceWithoutCoupons)}</s>
        </span>
      )}
      <strong className="text-price">{money(price.price)}</strong>
      <span>{formatDuration(price.billed, locale)}</span>
      <span>{price.billed.hours > 0 ? t('perStartedDay', day) : common('perDay', day)}</span>
    </p>
  )
}
