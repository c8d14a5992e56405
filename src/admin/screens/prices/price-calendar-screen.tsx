import { Alert, Skeleton } from '@mui/material'
import { useState } from 'react'
import type { PriceListAnswer } from '../../../contract/staff/price-answers.ts'
import { useAnswer } from '../../api/untyped-api.ts'
import { Screen } from '../../ui/screen.tsx'
import { useWords } from '../../words/words.tsx'
import { PriceDesk } from './price-desk.tsx'

/** The price list: a year of days per group, its seasons, and a trial rental that follows every change. */
export function PriceCalendarScreen() {
  const t = useWords('prices')
  const { value, problem } = useAnswer<PriceListAnswer>('/prices/list')
  const [saved, setSaved] = useState<PriceListAnswer>()
  const list = saved ?? value
  return (
    <Screen title={t('title')} subtitle={t('lead')}>
      {problem ? (
        <Alert severity="error" role="alert">
          {problem.detail}
        </Alert>
      ) : null}
      {list ? <PriceDesk list={list} onSaved={setSaved} /> : <Skeleton variant="rounded" height={480} />}
    </Screen>
  )
}
