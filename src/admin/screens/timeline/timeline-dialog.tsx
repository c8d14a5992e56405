import { Button, Typography } from '@mui/material'
import { Link } from 'react-router'
import { addMinutes, formatLabel, type WallMinute } from '../../../domain/calendar/wall-clock.ts'
import { formatDateTime } from '../../../i18n/format.ts'
import { bookingPage } from '../../ui/booking-link.tsx'
import { ReadDialog } from '../../ui/dialogs.tsx'
import { Fact, Facts } from '../../ui/facts.tsx'
import { useWords } from '../../words/words.tsx'
import { TripDialog, type TripDraft } from '../trips/trip-dialog.tsx'
import { type Bar, type Pending, reachOf, type Wish, wayOf, wishOf } from './bars.ts'
import { BlockDialog, type BlockDraft } from './block-dialog.tsx'
import { MoveBookingDialog } from './move-booking-dialog.tsx'
import type { CarGroup } from './rows.ts'

/** What lies over the sheet. */
export type OpenDialog =
  | { kind: 'bar'; bar: Bar }
  | { kind: 'change'; bar: Extract<Bar, { kind: 'booking' }>; wish: Wish }
  | { kind: 'block'; draft: BlockDraft; before?: Wish }
  | { kind: 'trip'; bar: Extract<Bar, { kind: 'trip' }>; wish: Wish }
  | { kind: 'gap'; carId: number; from: WallMinute }
  | { kind: 'keys' }

/** The form that a wish is asked about with: a booking has a price, a block has a reason. */
export function dialogFor({ bar, wish }: Pending): OpenDialog {
  if (bar.kind === 'booking') return { kind: 'change', bar, wish }
  if (bar.kind === 'trip') return { kind: 'trip', bar, wish }
  if (bar.kind === 'offer') return { kind: 'bar', bar }
  const { id, reason } = bar
  return {
    kind: 'block',
    draft: { id, reason, ...wish, seen: { reason, ...wishOf(bar) } },
    before: wishOf(bar),
  }
}

const draftOf = (bar: Extract<Bar, { kind: 'trip' }>, wish: Wish, car: string): TripDraft => ({
  id: bar.id,
  seen: {
    endLocationId: bar.endLocationId,
    start: formatLabel(bar.from),
    end: formatLabel(bar.to),
    driver: bar.driver,
  },
  carId: bar.carId,
  car,
  endLocationId: bar.endLocationId,
  start: formatLabel(wish.from),
  end: formatLabel(wish.to),
  driver: bar.driver,
})

type Props = {
  dialog: OpenDialog
  groups: readonly CarGroup[]
  nameOf: (carId: number) => string
  onOpen: (dialog: OpenDialog) => void
  /** Told in a sentence what was done, and the places that are others now. */
  onDone: (sentence: string, places: Wish[]) => Promise<void>
  onClose: () => void
}

export function TimelineDialog({ dialog, groups, nameOf, onOpen, onDone, onClose }: Props) {
  const { t } = useWords('timeline')
  const { t: trips } = useWords('trips')
  switch (dialog.kind) {
    case 'keys':
      return <KeysDialog onClose={onClose} />
    case 'gap':
      return (
        <GapDialog
          car={nameOf(dialog.carId)}
          carId={dialog.carId}
          from={dialog.from}
          onBlock={() =>
            onOpen({
              kind: 'block',
              draft: {
                carId: dialog.carId,
                from: dialog.from,
                to: addMinutes(dialog.from, BLOCK_MINUTES),
                reason: '',
              },
            })
          }
          onClose={onClose}
        />
      )
    case 'bar':
      return (
        <BarDialog
          bar={dialog.bar}
          car={nameOf(dialog.bar.carId)}
          onChange={() => onOpen(dialogFor({ bar: dialog.bar, wish: wishOf(dialog.bar) }))}
          onClose={onClose}
        />
      )
    case 'change':
      return (
        <MoveBookingDialog
          bar={dialog.bar}
          wish={dialog.wish}
          groups={groups}
          nameOf={nameOf}
          onWish={(wish) => onOpen({ ...dialog, wish })}
          onDone={() => onDone(t('change.done', { number: dialog.bar.number }), [dialog.bar, dialog.wish])}
          onClose={onClose}
        />
      )
    case 'trip':
      return (
        <TripDialog
          draft={draftOf(dialog.bar, dialog.wish, nameOf(dialog.bar.carId))}
          onDone={(what) => onDone(trips(`form.${what}`), [dialog.bar, dialog.wish])}
          onClose={onClose}
        />
      )
    case 'block':
      return (
        <BlockDialog
          draft={dialog.draft}
          groups={groups}
          nameOf={nameOf}
          onDone={(what, wish) => onDone(t(`block.${what}`), [wish, dialog.before ?? dialog.draft])}
          onClose={onClose}
        />
      )
  }
}

export const timelineKeys = [
  'arrows',
  'enter',
  'n',
  'shiftSide',
  'ctrlSide',
  'shiftUp',
  'plus',
  'escape',
] as const

function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useWords('timeline')
  return (
    <ReadDialog title={t('keys.title')} width="sm" close={t('keys.close')} onClose={onClose}>
      <Facts>
        {timelineKeys.map((key) => (
          <Fact key={key} name={t(`keys.${key}`)}>
            {t(`keys.${key}Text`)}
          </Fact>
        ))}
      </Facts>
      <Typography variant="body2" sx={{ mt: 2 }}>
        {t('keys.pointer')}
      </Typography>
    </ReadDialog>
  )
}

/** As long as a day at the workshop. */
const BLOCK_MINUTES = 8 * 60

type GapProps = { car: string; carId: number; from: WallMinute; onBlock: () => void; onClose: () => void }

/** A gap becomes a booking, or time out of service. */
function GapDialog({ car, carId, from, onBlock, onClose }: GapProps) {
  const { t, locale } = useWords('timeline')
  const day = formatLabel(from).slice(0, 10)
  return (
    <ReadDialog
      title={car}
      width="xs"
      close={t('details.close')}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" onClick={onBlock}>
            {t('toolbar.block')}
          </Button>
          <Button
            variant="contained"
            color="secondary"
            component={Link}
            to={`/admin/phone?car=${carId}&day=${day}`}
          >
            {t('gap.book')}
          </Button>
        </>
      }
    >
      <Typography>{t('gap.text', { from: formatDateTime(from, locale, 'full') })}</Typography>
    </ReadDialog>
  )
}

type BarDialogProps = {
  bar: Bar
  car: string
  onChange: () => void
  onClose: () => void
}

/** What is behind a bar, and the ways from there. */
function BarDialog({ bar, car, onChange, onClose }: BarDialogProps) {
  const { t, locale, messages } = useWords('timeline')
  const isBooking = bar.kind === 'booking'
  const title = isBooking
    ? bar.number
    : bar.kind === 'block'
      ? bar.reason
      : bar.kind === 'offer'
        ? bar.customer
        : wayOf(bar, locale)
  const isOpen = reachOf(bar) !== 'none'
  const at = (label: WallMinute) => formatDateTime(label, locale, 'full')
  return (
    <ReadDialog
      title={title}
      width="xs"
      close={t('details.close')}
      onClose={onClose}
      actions={
        <>
          {isOpen ? (
            <Button variant={isBooking ? 'outlined' : 'contained'} onClick={onChange}>
              {t(isBooking ? 'details.change' : 'details.edit')}
            </Button>
          ) : null}
          {isBooking || bar.kind === 'offer' ? (
            <Button
              variant="contained"
              color="secondary"
              component={Link}
              to={isBooking ? bookingPage(bar.id) : `/admin/offers/${bar.id}`}
            >
              {t('details.open')}
            </Button>
          ) : null}
        </>
      }
    >
      <Facts>
        <Fact name={t('details.car')}>{car}</Fact>
        <Fact name={t('details.customer')}>{isBooking ? bar.customer : null}</Fact>
        <Fact name={t(isBooking ? 'details.rent' : 'details.from')}>{at(bar.from)}</Fact>
        <Fact name={t(isBooking ? 'details.return' : 'details.to')}>{at(bar.to)}</Fact>
        <Fact name={t('details.state')}>
          {isBooking ? messages.bookings.states[bar.state] : t(`states.${bar.kind}`)}
        </Fact>
        <Fact name={t('details.driver')}>{bar.kind === 'trip' ? bar.driver || null : null}</Fact>
        <Fact name={t('details.paid')}>
          {isBooking ? t(bar.isPaid ? 'details.yes' : 'details.no') : null}
        </Fact>
        <Fact name={t('details.hold')}>
          {!isBooking || bar.holdEndsAt === null ? null : formatDateTime(bar.holdEndsAt, locale)}
        </Fact>
      </Facts>
    </ReadDialog>
  )
}
