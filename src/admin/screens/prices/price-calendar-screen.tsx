import { Skeleton } from '@mui/material'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { Screen } from '../../ui/screen.tsx'
import { useWords } from '../../words/words.tsx'
import { PriceEditor } from './price-editor.tsx'
import { usePriceList } from './use-price-list.ts'

/** The price list: a year of days per group, its seasons, and a trial rental that follows every change. */
export function PriceCalendarScreen() {
  const t = useWords('prices')
  const { list, problem, setSaved } = usePriceList()
  return (
    <Screen title={t('title')} subtitle={t('lead')}>
      <ProblemAlert problem={problem} />
      {list ? <PriceEditor list={list} onSaved={setSaved} /> : <Skeleton variant="rounded" height={480} />}
    </Screen>
  )
}
