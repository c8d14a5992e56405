import { Button, Typography } from '@mui/material'
import { Link } from 'react-router'
import type { WallMinute } from '../../../domain/calendar/wall-clock.ts'
import { formatDateTime } from '../../../i18n/format.ts'
import { bookingPage } from '../../ui/booking-link.tsx'
import { ReadDialog } from '../../ui/dialogs.tsx'
import { Fact, Facts } from '../../ui/facts.tsx'
import { useWords } from '../../words/words.tsx'
import { type Bar, type Pending, reachOf, type Wish, wishOf } from './bars.ts'
import { BlockDialog, type BlockDraft } from './block-dialog.tsx'
import { MoveBookingDialog } from './move-booking-dialog.tsx'
import type { CarGroup } from './rows.ts'

/** What lies over the sheet. */
export type OpenDialog =
  | { kind: 'bar'; bar: Bar }
  | { kind: 'change'; bar: Extract<Bar, { kind: 'booking' }>; wish: Wish }
  | { kind: 'block'; draft: BlockDraft; before?: Wish }
  | { kind: 'keys' }

/** The form that a wish is asked about with: a booking has a price, a block has a reason. */
export function dialogFor({ bar, wish }: Pending): OpenDialog {
  if (bar.kind === 'booking') return { kind: 'change', bar, wish }
  const { id, reason } = bar
  return { kind: 'block', draft: { id, reason, ...wish }, before: wishOf(bar) }
}

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
  switch (dialog.kind) {
    case 'keys':
      return <KeysDialog onClose={onClose} />
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
          onWish={(wish) => onOpen({ ...dialog, wish })}
          onDone={() => onDone(t('change.done', { number: dialog.bar.number }), [dialog.bar, dialog.wish])}
          onClose={onClose}
        />
      )
    case 'block':
      return (
        <BlockDialog
          draft={dialog.draft}
          groups={groups}
          onDone={(what, wish) => onDone(t(`block.${what}`), [wish, dialog.before ?? dialog.draft])}
          onClose={onClose}
        />
      )
  }
}

const keys = ['arrows', 'enter', 'shiftSide', 'ctrlSide', 'shiftUp', 'plus', 'escape'] as const

function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useWords('timeline')
  return (
    <ReadDialog title={t('keys.title')} width="sm" close={t('keys.close')} onClose={onClose}>
      <Facts>
        {keys.map((key) => (
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

type BarDialogProps = {
  bar: Bar
  car: string
  onChange: () => void
  onClose: () => void
}

/** What is behind a bar, and the ways from there. */
function BarDialog({ bar, car, onChange, onClose }: BarDialogProps) {
  const { t, locale, messages } = useWords('timeline')
  const isBlock = bar.kind === 'block'
  const at = (label: WallMinute) => formatDateTime(label, locale, 'full')
  return (
    <ReadDialog
      title={isBlock ? bar.reason : bar.number}
      width="xs"
      close={t('details.close')}
      onClose={onClose}
      actions={
        <>
          {reachOf(bar) === 'none' ? null : (
            <Button variant={isBlock ? 'contained' : 'outlined'} onClick={onChange}>
              {t(isBlock ? 'details.edit' : 'details.change')}
            </Button>
          )}
          {isBlock ? null : (
            <Button variant="contained" color="secondary" component={Link} to={bookingPage(bar.id)}>
              {t('details.open')}
            </Button>
          )}
        </>
      }
    >
      <Facts>
        <Fact name={t('details.car')}>{car}</Fact>
        <Fact name={t('details.customer')}>{isBlock ? null : bar.customer}</Fact>
        <Fact name={t(isBlock ? 'details.from' : 'details.rent')}>{at(bar.from)}</Fact>
        <Fact name={t(isBlock ? 'details.to' : 'details.return')}>{at(bar.to)}</Fact>
        <Fact name={t('details.state')}>
          {isBlock ? t('states.block') : messages.bookings.states[bar.state]}
        </Fact>
        <Fact name={t('details.paid')}>{isBlock ? null : t(bar.isPaid ? 'details.yes' : 'details.no')}</Fact>
        <Fact name={t('details.hold')}>
          {isBlock || bar.holdEndsAt === null ? null : formatDateTime(bar.holdEndsAt, locale)}
        </Fact>
      </Facts>
    </ReadDialog>
  )
}
