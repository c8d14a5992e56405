import { useLocale, useTranslations } from 'use-intl'
import type { QuotedPrice } from '../../../contract/visitor/answers.ts'
import { formatDuration } from '../../../i18n/format.ts'
import { useFormats } from '../../use-formats.ts'

type PriceOfDaysProps = {
  price: Pick<QuotedPrice, 'price' | 'priceWithoutCoupons' | 'pricePerDay' | 'billed'>
}

/** What is written of a price; `was` is empty where no coupon lowers it. */
export type PriceTexts = Readonly<Record<'whole' | 'was' | 'days' | 'perDay', string>>

export function usePriceTexts({ price }: PriceOfDaysProps): PriceTexts {
  const t = useTranslations('cars')
  const common = useTranslations('common')
  const locale = useLocale()
  const { money } = useFormats()
  const day = { amount: money(price.pricePerDay) }
  return {
    whole: money(price.price),
    was: price.priceWithoutCoupons === null ? '' : money(price.priceWithoutCoupons),
    days: formatDuration(price.billed, locale),
    perDay: price.billed.hours > 0 ? t('perStartedDay', day) : common('perDay', day),
  }
}

/** The whole price, the days it is charged for, and what one of them comes to. */
export const PriceOfDays = (props: PriceOfDaysProps) => <WrittenPrice {...usePriceTexts(props)} />

export function WrittenPrice({ whole, was, days, perDay }: PriceTexts) {
  const t = useTranslations('cars')
  return (
    <p className="price-of-days">
      {was === '' ? null : (
        <span className="text-base">
          <span className="sr-only">{t('withoutCoupon')} </span>
          <s>{was}</s>
        </span>
      )}
      <strong className="text-price">{whole}</strong>
      <span>{days}</span>
      <span>{perDay}</span>
    </p>
  )
}
