import { Alert, AlertTitle, Box, Button, Chip, Paper, Stack, Typography } from '@mui/material'
import { Fragment } from 'react'
import { Link } from 'react-router'
import type { Stop } from '../../../contract/staff/bookings.ts'
import { showPlate } from '../../../domain/people/plate.ts'
import { useSend } from '../../api/use-api.ts'
import { Icon } from '../../ui/icon.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { Note, Quiet } from '../../ui/text.tsx'
import { useWords } from '../../words/words.tsx'
import type { DoerProps, OpenerProps } from './dialogs/dialog-props.ts'
import { useActionWord } from './use-action-word.ts'

const colours = {
  OPEN: 'default',
  PENDING: 'warning',
  CONFIRMED: 'info',
  SIGNED: 'primary',
  OUT: 'primary',
  OVERDUE: 'error',
  RETURNED: 'success',
  CANCELLED: 'error',
} as const

/** Who, what, when and where at one glance, and the one thing to do next. */
export function BookingHeader({ page, onOpen }: OpenerProps) {
  const { t, time } = useWords('bookings')
  return (
    <Paper sx={{ p: { xs: 2, sm: 3 }, borderRadius: 1.6 }}>
      <Stack
        direction={{ xs: 'column', md: 'row' }}
        spacing={3}
        sx={{ justifyContent: 'space-between', alignItems: { md: 'center' } }}
      >
        <Stack spacing={1.5} sx={{ minWidth: 0, flex: 1 }}>
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
            <Chip label={t(`states.${page.state}`)} color={colours[page.state]} />
            {page.isRequest ? <Chip variant="outlined" label={t('request')} /> : null}
            {page.hold.expiresAt ? (
              <Chip variant="outlined" label={t('heldUntil', { time: time(page.hold.expiresAt) })} />
            ) : null}
            {page.hold.hasCar || page.cancelled || page.takenBack ? null : (
              <Chip variant="outlined" color="error" label={t('noCar')} />
            )}
          </Stack>
          <Typography sx={{ fontSize: '1.125rem', fontWeight: 650 }}>
            {page.client.name}
            <Quiet component="span" sx={{ fontSize: 'inherit' }}>
              {` · ${page.car.name} · ${showPlate(page.car.plate)}`}
            </Quiet>
          </Typography>
          <Journey from={page.rent} to={page.return} />
        </Stack>
        <NextStep page={page} onOpen={onOpen} />
      </Stack>
    </Paper>
  )
}

/** The amber road from one town to the other. */
function Journey({ from, to }: { from: Stop; to: Stop }) {
  const { time } = useWords('bookings')
  const town = {
    width: 16,
    height: 16,
    borderRadius: '50%',
    border: '4px solid',
    borderColor: 'text.primary',
    bgcolor: 'background.paper',
  } as const
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(32px, 160px) auto',
        columnGap: 1,
        alignItems: 'start',
        width: 'fit-content',
        maxWidth: '100%',
      }}
    >
      <Box aria-hidden sx={{ gridColumn: '1 / -1', display: 'flex', alignItems: 'center', mb: 0.5 }}>
        <Box sx={town} />
        <Box
          sx={{
            flex: 1,
            height: 8,
            bgcolor: 'secondary.main',
            borderBlock: '2px solid',
            borderColor: 'text.primary',
            mx: '-2px',
          }}
        />
        <Box sx={town} />
      </Box>
      {[from, to].map(({ at, place }, index) => (
        <Box
          key={at}
          sx={{ gridColumn: index === 0 ? 1 : 3, gridRow: 2, textAlign: index === 0 ? 'left' : 'right' }}
        >
          <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>{time(at)}</Typography>
          <Note>{place}</Note>
        </Box>
      ))}
    </Box>
  )
}

function NextStep({ page, onOpen }: OpenerProps) {
  const { t } = useWords('bookings')
  const wordOf = useActionWord()
  const { nextStep } = page
  const missing = page.actions.find(({ name }) => name === 'hand-over')?.missing ?? []
  if (!nextStep) {
    return <Quiet sx={{ maxWidth: 260 }}>{t('next.none')}</Quiet>
  }
  const props =
    nextStep === 'documents'
      ? { component: Link, to: `/admin/documents?booking=${page.id}` }
      : nextStep === 'attention' || nextStep === 'extra-charges'
        ? { href: `#${nextStep}` }
        : { onClick: () => onOpen(nextStep) }
  return (
    <Stack spacing={1} sx={{ flex: '0 0 auto', maxWidth: { md: 300 } }}>
      <Note>
        {nextStep === 'hand-over' && missing.length > 0
          ? t('next.hand-over-steps', { steps: missing.map((step) => t(`missing.${step}`)).join(', ') })
          : t(`next.${nextStep}`)}
      </Note>
      <Button
        {...props}
        variant="contained"
        color="secondary"
        size="large"
        endIcon={<Icon name="arrow-right" />}
        sx={{ minHeight: 52 }}
      >
        {t(`actions.${wordOf(nextStep)}`)}
      </Button>
    </Stack>
  )
}

/** Why people have to look at this booking, and the word that they have. */
export function AttentionNotice({ page, onDone }: DoerProps) {
  const { t } = useWords('bookings')
  const { send, problem, isSending } = useSend('POST /bookings/:id/notes', () => onDone(t('done.attention')))
  if (page.attentions.length === 0) return null
  return (
    <Alert
      id="attention"
      severity="warning"
      action={
        <Button
          color="inherit"
          disabled={isSending}
          onClick={() => send({ params: { id: page.id }, body: { isAttentionDone: true } })}
        >
          {t('attentionDone')}
        </Button>
      }
    >
      {page.attentions.map((one) => (
        <Fragment key={one}>
          <AlertTitle>{t(`attention.${one}.title`)}</AlertTitle>
          <Typography variant="body2" sx={{ mb: 1 }}>
            {t(`attention.${one}.text`)}
          </Typography>
        </Fragment>
      ))}
      <ProblemAlert problem={problem} sx={{ mt: 1 }} />
    </Alert>
  )
}
