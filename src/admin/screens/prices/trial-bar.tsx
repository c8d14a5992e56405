import { Alert, Box, Button, Chip, Collapse, LinearProgress, Paper, Stack, Typography } from '@mui/material'
import { type ReactNode, useId, useState } from 'react'
import type { TrialAnswer, TriedAnswer } from '../../../contract/staff/price-answers.ts'
import { Columns } from '../../ui/columns.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { useWords } from '../../words/words.tsx'
import { TrialForm } from './trial-form.tsx'
import { TrialLines } from './trial-lines.tsx'
import type { PriceDraft } from './use-price-draft.ts'

/** Stays at the foot of the screen: what a visitor would pay for one rental, before and after the change. */
export function TrialBar({ draft, children }: { draft: PriceDraft; children: ReactNode }) {
  const { t, time } = useWords('prices')
  const [isOpen, setOpen] = useState(false)
  const panelId = useId()
  const { list, trial, tried } = draft
  const faults = tried.problem?.errors?.filter(({ path }) => path.startsWith('trial.')) ?? []
  const when = (label: string) => (label === '' ? '…' : time(label))
  const group = list.groups.find(({ id }) => id === trial?.groupId)?.name ?? ''
  return (
    <Paper
      component="section"
      aria-label={t('trial.title')}
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        mt: 2,
        // Down to the very end of the page, over the room that is left under every screen.
        mb: -8,
        borderRadius: '10px 10px 0 0',
        boxShadow: '0 -6px 24px rgb(15 34 41 / 14%)',
        outline: '1px solid',
        outlineColor: 'divider',
      }}
    >
      {/* Always there, so that nothing jumps; it moves while the server is asked. */}
      <LinearProgress
        aria-hidden="true"
        variant={tried.isTrying ? 'indeterminate' : 'determinate'}
        value={0}
        sx={{ height: 3, borderRadius: '10px 10px 0 0', bgcolor: 'transparent' }}
      />
      <Collapse in={isOpen} id={panelId} unmountOnExit>
        <Box
          sx={{ maxHeight: '58vh', overflowY: 'auto', p: 2, borderBottom: 1, borderColor: 'divider' }}
          tabIndex={-1}
        >
          <Columns gap={2.5} from="md" columns="minmax(0, 5fr) minmax(0, 7fr)">
            {trial ? (
              <TrialForm trial={trial} list={list} faults={faults} onChange={draft.changeTrial} />
            ) : null}
            {tried.answer ? <TrialLines answer={tried.answer} /> : null}
          </Columns>
        </Box>
      </Collapse>
      <Stack
        direction="row"
        sx={{ gap: { xs: 0.75, sm: 1.5 }, p: { xs: 1, sm: 1.5 }, flexWrap: 'wrap', alignItems: 'center' }}
      >
        {trial ? (
          <Button
            variant="text"
            aria-expanded={isOpen}
            aria-controls={panelId}
            onClick={() => setOpen((was) => !was)}
            sx={{ textAlign: 'left', justifyContent: 'flex-start', flex: '1 1 220px', minWidth: 0, py: 0.25 }}
            startIcon={<Icon name={isOpen ? 'chevron-down' : 'chevron-right'} />}
          >
            <Box sx={{ minWidth: 0 }}>
              <Box sx={{ lineHeight: 1.25 }}>{t('trial.open', { group })}</Box>
              <Box sx={{ color: 'text.secondary', fontWeight: 400, fontSize: '0.8125rem', lineHeight: 1.25 }}>
                {when(trial.rentDate)} – {when(trial.returnDate)}
              </Box>
            </Box>
          </Button>
        ) : null}
        <Box aria-live="polite" aria-busy={tried.isTrying} sx={trial ? {} : { flexGrow: 1 }}>
          <TrialOutcome draft={draft} isImpossible={faults.length > 0} />
        </Box>
        {children}
      </Stack>
    </Paper>
  )
}

/** The two prices and what lies between, or why there are none. */
function TrialOutcome({ draft, isImpossible }: { draft: PriceDraft; isImpossible: boolean }) {
  const { t } = useWords('prices')
  const { answer, problem } = draft.tried
  if (!draft.trial) return <Warning text={t('trial.noPlace')} />
  if (isImpossible) return <Warning text={t('trial.impossible')} />
  // Something in the draft needs mending first.
  if (draft.faults.size > 0) return <Warning text={t('trial.faulty')} />
  if (problem) return <ProblemAlert problem={problem} sx={{ py: 0 }} />
  if (!answer) return <Typography sx={{ color: 'text.secondary' }}>{t('trial.asking')}</Typography>
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
      <Price side={answer.before} label={t('trial.before')} />
      <Icon name="arrow-right" />
      <Price side={answer.after} label={t('trial.after')} isStrong />
      <Difference answer={answer} />
    </Stack>
  )
}

function Warning({ text }: { text: string }) {
  return (
    <Alert severity="warning" sx={{ py: 0 }}>
      {text}
    </Alert>
  )
}

function Difference({ answer: { difference } }: { answer: TrialAnswer }) {
  const { t, money } = useWords('prices')
  if (difference === null) return null
  if (difference === 0) return <Chip size="small" variant="outlined" label={t('trial.same')} />
  return <Chip size="small" color="secondary" label={(difference > 0 ? '+' : '') + money(difference)} />
}

function Price({ side, label, isStrong = false }: { side: TriedAnswer; label: string; isStrong?: boolean }) {
  const { t, money } = useWords('prices')
  return (
    <Box sx={{ lineHeight: 1.2 }}>
      <Box sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>{label}</Box>
      <Box sx={{ fontSize: '1.125rem', fontWeight: isStrong ? 700 : 500, whiteSpace: 'nowrap' }}>
        {side.kind === 'quoted'
          ? money(side.price)
          : side.kind === 'too_short'
            ? t('trial.tooShort', { days: side.days })
            : t('trial.noPrice')}
      </Box>
    </Box>
  )
}
