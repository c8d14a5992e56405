import { Alert, Skeleton } from '@mui/material'
import { useParams } from 'react-router'
import type { PriceListAnswer } from '../../../contract/staff/price-answers.ts'
import { useAnswer } from '../../api/untyped-api.ts'
import { Screen } from '../../ui/screen.tsx'
import { useWords } from '../../words/words.tsx'
import { CouponDesk } from './coupon-desk.tsx'

/** A coupon with all its parts, or a new one. */
export function CouponScreen() {
  const t = useWords('prices')
  const { id = 'new' } = useParams()
  const { value: list, problem, reload } = useAnswer<PriceListAnswer>('/prices/list')
  const coupon = list?.coupons.find((one) => String(one.id) === id)
  const title = id === 'new' ? t('coupon.newTitle') : t('coupon.title', { code: coupon?.code ?? '…' })
  return (
    <Screen title={title} subtitle={t('coupon.lead')}>
      {problem ? (
        <Alert severity="error" role="alert">
          {problem.detail}
        </Alert>
      ) : null}
      {!list ? (
        <Skeleton variant="rounded" height={480} />
      ) : coupon || id === 'new' ? (
        <CouponDesk key={id} list={list} coupon={coupon} onSaved={reload} />
      ) : (
        <Alert severity="warning">{t('coupon.missing')}</Alert>
      )}
    </Screen>
  )
}
