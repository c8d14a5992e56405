import type { ChangeBody } from '../../../contract/staff/timeline.ts'
import { formatLabel } from '../../../domain/calendar/wall-clock.ts'
import { useWords } from '../../words/words.tsx'
import { ChangeDialog } from '../booking/change/change-dialog.tsx'
import { type Bar, isSameWish, reachOf, type Wish, wishOf } from './bars.ts'
import type { CarGroup } from './rows.ts'
import { WishFields } from './wish-fields.tsx'

type Props = {
  bar: Extract<Bar, { kind: 'booking' }>
  wish: Wish
  groups: readonly CarGroup[]
  onWish: (wish: Wish) => void
  onDone: () => Promise<void>
  onClose: () => void
}

/** Another car or other times for a bar. */
export function MoveBookingDialog({ bar, wish, groups, onWish, onDone, onClose }: Props) {
  const { t } = useWords('timeline')
  return (
    <ChangeDialog
      bookingId={bar.id}
      title={t('change.title', { number: bar.number })}
      change={changeOf(bar, wish)}
      onCar={(carId) => onWish({ ...wish, carId })}
      onDone={onDone}
      onClose={onClose}
    >
      {() => (
        <WishFields
          wish={wish}
          groups={groups}
          ends={{ from: t('details.rent'), to: t('details.return') }}
          isOnlyEnd={reachOf(bar) === 'end'}
          onChange={(changes) => onWish({ ...wish, ...changes })}
        />
      )}
    </ChangeDialog>
  )
}

/** Only what someone moved: the rest may have been moved by another meanwhile, and stays. */
function changeOf(bar: Bar, wish: Wish): ChangeBody | undefined {
  if (isSameWish(wish, wishOf(bar))) return undefined
  return {
    ...(wish.carId === bar.carId ? {} : { carId: wish.carId }),
    ...(wish.from === bar.from ? {} : { rentDate: formatLabel(wish.from) }),
    ...(wish.to === bar.to ? {} : { returnDate: formatLabel(wish.to) }),
  }
}
