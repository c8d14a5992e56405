import { useWords } from '../../words/words.tsx'
import { BarDialog } from './bar-dialog.tsx'
import { type Bar, type Pending, type Wish, wishOf } from './bars.ts'
import { BlockDialog, type BlockDraft } from './block-dialog.tsx'
import { KeysDialog } from './keys-dialog.tsx'
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
  onDone: (sentence: string, places: Wish[]) => void
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
