import { Box, Button, Stack, Typography } from '@mui/material'
import type { StaffActionName } from '../../../domain/booking/staff-actions.ts'
import { useScreenKeys } from '../../shell/shortcuts.ts'
import { Icon } from '../../ui/icon.tsx'
import { PlainList } from '../../ui/plain-list.tsx'
import { Note } from '../../ui/text.tsx'
import { TitledPaper } from '../../ui/titled-paper.tsx'
import { useWords } from '../../words/words.tsx'
import { keyOf } from './booking-keys.ts'
import type { DialogName, OpenerProps } from './dialogs/dialog-props.ts'
import { useActionWord } from './use-action-word.ts'

type Row = { dialog: DialogName; action: StaffActionName; icon: string }

const rows: readonly Row[] = [
  { dialog: 'confirm', action: 'confirm', icon: 'check' },
  { dialog: 'put-on-account', action: 'put-on-account', icon: 'document' },
  { dialog: 'lift-hold', action: 'lift-hold', icon: 'clock' },
  { dialog: 'money', action: 'money', icon: 'card' },
  { dialog: 'refund', action: 'refund', icon: 'bank' },
  { dialog: 'use-deposit', action: 'use-deposit', icon: 'shield' },
  { dialog: 'sign', action: 'sign', icon: 'signature' },
  { dialog: 'hand-over', action: 'hand-over', icon: 'key' },
  { dialog: 'take-back', action: 'take-back', icon: 'road' },
  { dialog: 'exchange', action: 'exchange', icon: 'gearbox' },
  { dialog: 'undo-hand-over', action: 'undo-hand-over', icon: 'cross' },
  { dialog: 'undo-take-back', action: 'undo-take-back', icon: 'cross' },
  { dialog: 'undo-exchange', action: 'undo-exchange', icon: 'cross' },
  { dialog: 'dates', action: 'change', icon: 'calendar' },
  { dialog: 'car', action: 'change', icon: 'gearbox' },
  { dialog: 'services', action: 'change', icon: 'shield' },
  { dialog: 'drivers', action: 'change', icon: 'user' },
  { dialog: 'price', action: 'change', icon: 'percent' },
  { dialog: 'resend-link', action: 'resend-link', icon: 'mail' },
  { dialog: 'renew-link', action: 'renew-link', icon: 'key' },
  { dialog: 'cancel', action: 'cancel', icon: 'cross' },
]

const BEFORE_HAND_OVER: ReadonlySet<DialogName> = new Set(['car', 'services'])

/** Everything that can be done now; what cannot says why. */
export function ActionList({ page, onOpen }: OpenerProps) {
  const { t } = useWords('bookings')
  const wordOf = useActionWord()
  const stateOf = (name: StaffActionName) => page.actions.find((action) => action.name === name)
  // Once the key is out only the return is agreed anew; another car is an exchange.
  const isOut = page.handedOver !== null
  const reasonOf = ({ dialog, action }: Row) => {
    const state = stateOf(action)
    return state?.isPossible && isOut && BEFORE_HAND_OVER.has(dialog) ? 'handed_over' : state?.reason
  }
  const possible = rows.filter((row) => stateOf(row.action)?.isPossible && !reasonOf(row))
  const others = rows.filter((row) => !possible.includes(row))
  useScreenKeys(
    possible.flatMap(({ dialog }) => {
      const key = keyOf(dialog)
      return key ? [{ key, does: t(`actions.${wordOf(dialog)}`), act: () => onOpen(dialog) }] : []
    }),
  )
  return (
    <TitledPaper title={t('sections.actions')} className="not-printed">
      <Stack spacing={0.5}>
        {possible.map(({ dialog, icon }) => (
          <Button
            key={dialog}
            color={dialog === 'cancel' ? 'error' : 'primary'}
            startIcon={<Icon name={icon} />}
            onClick={() => onOpen(dialog)}
            aria-keyshortcuts={keyOf(dialog)}
            sx={{ justifyContent: 'flex-start', minHeight: 44, px: 1.5, textAlign: 'start' }}
          >
            {t(`actions.${wordOf(dialog)}`)}
            <KeyCap letter={keyOf(dialog)} />
          </Button>
        ))}
      </Stack>
      {others.length > 0 ? (
        <Box component="details" sx={{ mt: 1.5 }}>
          <Note component="summary" sx={{ cursor: 'pointer', py: 1 }}>
            {t('notNow', { count: others.length })}
          </Note>
          <PlainList>
            {others.map((row) => {
              const { dialog } = row
              const reason = reasonOf(row)
              return (
                <li key={dialog}>
                  <Typography variant="body2" sx={{ fontWeight: 600 }}>
                    {t(`actions.${wordOf(dialog)}`)}
                  </Typography>
                  <Note>{reason ? t(`errors.${reason}`) : ''}</Note>
                </li>
              )
            })}
          </PlainList>
        </Box>
      ) : null}
    </TitledPaper>
  )
}

/** Where there is a keyboard; said to those who hear by the button itself. */
function KeyCap({ letter }: { letter: string | undefined }) {
  if (!letter) return null
  return (
    <Box
      component="kbd"
      aria-hidden="true"
      sx={{
        ml: 'auto',
        px: 0.75,
        border: 1,
        borderColor: 'divider',
        borderRadius: 0.5,
        font: 'inherit',
        fontSize: '0.75rem',
        color: 'text.secondary',
        textTransform: 'uppercase',
        display: { xs: 'none', md: 'block' },
      }}
    >
      {letter}
    </Box>
  )
}
