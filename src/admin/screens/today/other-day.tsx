import { useApi } from '../../api/use-api.ts'
import { Columns, HALVES } from '../../ui/columns.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { useWords } from '../../words/words.tsx'
import { DeskBookings } from './desk-bookings.tsx'
import { type Filter, ofPlace } from './desk-filter.tsx'

/** A day that is not today: who comes and who returns. What waits for us waits today. */
export function OtherDay({ filter }: { filter: Filter }) {
  const { t } = useWords('today')
  const answer = useApi('GET /today/day', { query: { day: filter.day } })
  return (
    <Loaded answer={answer} loading={t('loading')}>
      {(whole) => {
        const { now, pickUps, returns } = ofPlace(whole, filter.place)
        return (
          <Columns columns={HALVES} isTop>
            <DeskBookings
              title={t('sections.pickUps')}
              bookings={pickUps}
              now={now}
              end="rent"
              empty={t('empty.pickUpsThen')}
            />
            <DeskBookings
              title={t('sections.returns')}
              bookings={returns}
              now={now}
              end="return"
              empty={t('empty.returnsThen')}
            />
          </Columns>
        )
      }}
    </Loaded>
  )
}
