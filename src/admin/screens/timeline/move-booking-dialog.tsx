import type { ChangeBody } from '../../../contract/staff/timeline.ts'
import { formatLabel } from '../../../domain/calendar/wall-clock.ts'
import { ChangeDialog } from '../booking/change/change-dialog.tsx'
import { type Bar, isSameWish, reachOf, type Wish, wishOf } from './bars.ts'
import type { RowWords } from './car-row.tsx'
import type { CarGroup } from './rows.ts'
import { CarField, TimeFields } from './wish-fields.tsx'

type Props = {
  bar: Extract<Bar, { kind: 'booking' }>
  wish: Wish
  groups: readonly CarGroup[]
  words: RowWords
  onWish: (wish: Wish) => void
  onDone: () => void
  onClose: () => void
}

/** Another car or other times for a bar. */
export function MoveBookingDialog({ bar, wish, groups, words, onWish, onDone, onClose }: Props) {
  const { t, locale } = words
  const isOnlyEnd = reachOf(bar) === 'end'
  const choose = (carId: number) => onWish({ ...wish, carId })
  return (
    <ChangeDialog
      bookingId={bar.id}
      title={t('change.title', { number: bar.number })}
      change={changeOf(bar, wish)}
      onCar={choose}
      onDone={onDone}
      onClose={onClose}
    >
      {() => (
        <>
          <CarField
            label={t('details.car')}
            groups={groups}
            locale={locale}
            value={wish.carId}
            isDisabled={isOnlyEnd}
            onChange={choose}
          />
          <TimeFields
            times={[
              {
                label: t('details.rent'),
                value: wish.from,
                isDisabled: isOnlyEnd,
                onChange: (from) => onWish({ ...wish, from }),
              },
              { label: t('details.return'), value: wish.to, onChange: (to) => onWish({ ...wish, to }) },
            ]}
          />
        </>
      )}
    </ChangeDialog>
  )
}

function changeOf(bar: Bar, wish: Wish): ChangeBody | undefined {
  if (isSameWish(wish, wishOf(bar))) return undefined
  return {
    ...(wish.carId === bar.carId ? {} : { carId: wish.carId }),
    ...(wish.from === bar.from ? {} : { rentDate: formatLabel(wish.from) }),
    ...(wish.to === bar.to ? {} : { returnDate: formatLabel(wish.to) }),
  }
}
