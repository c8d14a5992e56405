import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { splitCodes } from '../../../domain/coupons/coupon-code.ts'
import { Icon } from '../../ui/icon.tsx'
import { control, Framed } from './framed.tsx'

type CouponFieldProps = { id: string; codes: readonly string[]; onCodes: (codes: string[]) => void }

/** Out of the way of those who have no code; open for those who came with one. */
export function CouponField({ id, codes, onCodes }: CouponFieldProps) {
  const t = useTranslations('search')
  const [isOpen] = useState(codes.length > 0)
  return (
    <details open={isOpen} className="group/coupon">
      <summary className="text-brand inline-flex min-h-11 cursor-pointer list-none items-center gap-2 font-medium underline underline-offset-4 group-open/coupon:hidden hover:no-underline [&::-webkit-details-marker]:hidden">
        <Icon name="percent" className="size-5" />
        {t('addCoupon')}
      </summary>
      <Framed id={id} label={t('coupons')} note={t('couponsHint')}>
        {(described) => (
          <input
            {...described}
            name="couponCodes"
            defaultValue={codes.join(', ')}
            maxLength={200}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={(event) => onCodes(splitCodes([event.target.value]))}
            className={control}
          />
        )}
      </Framed>
    </details>
  )
}
