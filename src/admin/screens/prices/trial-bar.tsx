import { Alert, Box, Button, Chip, Collapse, LinearProgress, Paper, Stack, Typography } from '@mui/material'
import { type ReactNode, useId, useState } from 'react'
import type { PriceListAnswer, TriedAnswer } from '../../../contract/staff/price-answers.ts'
import type { TrialBody } from '../../../contract/staff/prices.ts'
import { parseLabel } from '../../../domain/calendar/wall-clock.ts'
import { cents } from '../../../domain/money.ts'
import { formatDateTime, formatMoney } from '../../../i18n/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { useStaffLocale } from '../../words/language.ts'
import { useWords } from '../../words/words.tsx'
import { TrialForm } from './trial-form.tsx'
import { TrialLines } from './trial-lines.tsx'
import type { TrialState } from './use-trial.ts'

type TrialBarProps = {
  trial: TrialBody
  state: TrialState
  list: PriceListAnswer
  /** Why there is no price with the draft: something in it needs mending first. */
  isFaulty: boolean
  onChange: (changes: Partial<TrialBody>) => void
  /** Saving and discarding. */
  children?: ReactNode
}

/** Stays at the foot of the screen: what a visitor would pay for one rental, before and after the change. */
export function TrialBar({ trial, state, list, isFaulty, onChange, children }: TrialBarProps) {
  const t = useWords('prices')
  const locale = useStaffLocale()
  const [isOpen, setOpen] = useState(false)
  const panelId = useId()
  const { answer, problem, isTrying } = state
  const faults = problem?.errors?.filter(({ path }) => path.startsWith('trial.')) ?? []
  const when = (label: string) => {
    const minute = parseLabel(label)
    return minute === undefined ? '…' : formatDateTime(minute, locale)
  }
  const group = list.groups.find(({ id }) => id === trial.groupId)?.name ?? ''
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
        boxShadow: '0 -6px 24px rgb(15 34 41 / 14%), 0 0 0 1px #d0dce0',
      }}
    >
      {/* Always there, so that nothing jumps; it moves while the server is asked. */}
      <LinearProgress
        aria-hidden="true"
        variant={isTrying ? 'indeterminate' : 'determinate'}
        value={0}
        sx={{ height: 3, borderRadius: '10px 10px 0 0', bgcolor: 'transparent' }}
      />
      <Collapse in={isOpen} id={panelId} unmountOnExit>
        <Box
          sx={{ maxHeight: '58vh', overflowY: 'auto', p: 2, borderBottom: 1, borderColor: 'divider' }}
          tabIndex={-1}
        >
          <Box
            sx={{
              display: 'grid',
              gap: 2.5,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' },
            }}
          >
            <TrialForm trial={trial} list={list} faults={faults} onChange={onChange} />
            {answer ? <TrialLines answer={answer} /> : null}
          </Box>
        </Box>
      </Collapse>
      <Stack
        direction="row"
        sx={{ gap: { xs: 0.75, sm: 1.5 }, p: { xs: 1, sm: 1.5 }, flexWrap: 'wrap', alignItems: 'center' }}
      >
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
        <Box aria-live="polite" aria-busy={isTrying}>
          {faults.length > 0 ? (
            <Alert severity="warning" sx={{ py: 0 }}>
              {t('trial.impossible')}
            </Alert>
          ) : isFaulty ? (
            <Alert severity="warning" sx={{ py: 0 }}>
              {t('trial.faulty')}
            </Alert>
          ) : problem ? (
            <Alert severity="error" sx={{ py: 0 }}>
              {problem.detail}
            </Alert>
          ) : answer ? (
            <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
              <Price side={answer.before} label={t('trial.before')} />
              <Icon name="arrow-right" />
              <Price side={answer.after} label={t('trial.after')} isStrong />
              {answer.difference ? (
                <Chip
                  size="small"
                  color="secondary"
                  label={
                    (answer.difference > 0 ? '+' : '') +
                    formatMoney(cents(Math.round(answer.difference * 100)), locale)
                  }
                />
              ) : answer.difference === 0 ? (
                <Chip size="small" variant="outlined" label={t('trial.same')} />
              ) : null}
            </Stack>
          ) : (
            <Typography sx={{ color: 'text.secondary' }}>{t('trial.asking')}</Typography>
          )}
        </Box>
        {children}
      </Stack>
    </Paper>
  )
}

function Price({ side, label, isStrong = false }: { side: TriedAnswer; label: string; isStrong?: boolean }) {
  const t = useWords('prices')
  const locale = useStaffLocale()
  return (
    <Box sx={{ lineHeight: 1.2 }}>
      <Box sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>{label}</Box>
      <Box sx={{ fontSize: '1.125rem', fontWeight: isStrong ? 700 : 500, whiteSpace: 'nowrap' }}>
        {side.kind === 'quoted'
          ? formatMoney(cents(Math.round(side.price * 100)), locale)
          : t('trial.noPrice')}
      </Box>
    </Box>
  )
}
