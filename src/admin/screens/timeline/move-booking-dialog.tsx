import type { SeenTerms } from '../../../contract/staff/timeline.ts'
import { formatLabel, labelFrom } from '../../../domain/calendar/wall-clock.ts'
import { useWords } from '../../words/words.tsx'
import { ChangeDialog, type Wanted } from '../booking/change/change-dialog.tsx'
import { type Bar, isSameWish, reachOf, type Wish, wishOf } from './bars.ts'
import type { CarGroup } from './rows.ts'
import { WishFields } from './wish-fields.tsx'

type Props = {
  bar: Extract<Bar, { kind: 'booking' }>
  wish: Wish
  groups: readonly CarGroup[]
  nameOf: (carId: number) => string
  onWish: (wish: Wish) => void
  onDone: () => Promise<void>
  onClose: () => void
}

/** Another car or other times for a bar. */
export function MoveBookingDialog({ bar, wish, groups, nameOf, onWish, onDone, onClose }: Props) {
  const { t, time } = useWords('timeline')
  return (
    <ChangeDialog
      bookingId={bar.id}
      title={t('change.title', { number: bar.number })}
      change={changeOf(bar, wish)}
      seen={termsOf(bar)}
      fields={[
        { name: 'carId', label: t('details.car'), say: ({ carId }) => nameOf(carId ?? 0) },
        { name: 'rentDate', label: t('details.rent'), say: ({ rentDate }) => time(rentDate ?? '') },
        { name: 'returnDate', label: t('details.return'), say: ({ returnDate }) => time(returnDate ?? '') },
      ]}
      onWrite={(changes) => onWish({ ...wish, ...wishFrom(changes) })}
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
function changeOf(bar: Bar, wish: Wish): Wanted | undefined {
  if (isSameWish(wish, wishOf(bar))) return undefined
  const { carId, rentDate, returnDate } = termsOf(wish)
  return {
    ...(wish.carId === bar.carId ? {} : { carId }),
    ...(wish.from === bar.from ? {} : { rentDate }),
    ...(wish.to === bar.to ? {} : { returnDate }),
  }
}

const termsOf = ({ carId, from, to }: Wish) => ({
  carId,
  rentDate: formatLabel(from),
  returnDate: formatLabel(to),
})

const wishFrom = ({ carId, rentDate, returnDate }: SeenTerms): Partial<Wish> => ({
  ...(carId === undefined ? {} : { carId }),
  ...(rentDate === undefined ? {} : { from: labelFrom(rentDate) }),
  ...(returnDate === undefined ? {} : { to: labelFrom(returnDate) }),
})
