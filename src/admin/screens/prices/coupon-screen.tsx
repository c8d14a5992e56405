import { Alert, Skeleton } from '@mui/material'
import { useState } from 'react'
import { useParams } from 'react-router'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { Screen } from '../../ui/screen.tsx'
import { useWords } from '../../words/words.tsx'
import { CouponEditor } from './coupon-editor.tsx'
import { newCoupon } from './new-coupon.ts'
import { usePriceList } from './use-price-list.ts'

/** A coupon with all its parts, or a new one. */
export function CouponScreen() {
  const { t } = useWords('prices')
  const { id = 'new' } = useParams()
  const { list, problem, setSaved } = usePriceList()
  const [blank] = useState(newCoupon)
  const coupon = id === 'new' ? blank : list?.coupons.find((one) => String(one.id) === id)
  const title = id === 'new' ? t('coupon.newTitle') : t('coupon.title', { code: coupon?.code ?? '…' })
  return (
    <Screen title={title} subtitle={t('coupon.lead')}>
      <ProblemAlert problem={problem} />
      {!list ? (
        <Skeleton variant="rounded" height={480} />
      ) : coupon ? (
        <CouponEditor key={id} list={list} coupon={coupon} onSaved={setSaved} />
      ) : (
        <Alert severity="warning">{t('coupon.missing')}</Alert>
      )}
    </Screen>
  )
}
