import { Alert, Box, Chip, Stack, Typography } from '@mui/material'
import type { TrialAnswer, TriedAnswer } from '../../../contract/staff/price-answers.ts'
import { Icon } from '../../ui/icon.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { useFormats } from '../../words/formats.ts'
import { useWords } from '../../words/words.tsx'
import type { PriceDraft } from './use-price-draft.ts'

/** The two prices and what lies between, or why there are none. */
export function TrialOutcome({ draft, isImpossible }: { draft: PriceDraft; isImpossible: boolean }) {
  const t = useWords('prices')
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
  const t = useWords('prices')
  const { money } = useFormats()
  if (difference === null) return null
  if (difference === 0) return <Chip size="small" variant="outlined" label={t('trial.same')} />
  return <Chip size="small" color="secondary" label={(difference > 0 ? '+' : '') + money(difference)} />
}

function Price({ side, label, isStrong = false }: { side: TriedAnswer; label: string; isStrong?: boolean }) {
  const t = useWords('prices')
  const { money } = useFormats()
  return (
    <Box sx={{ lineHeight: 1.2 }}>
      <Box sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>{label}</Box>
      <Box sx={{ fontSize: '1.125rem', fontWeight: isStrong ? 700 : 500, whiteSpace: 'nowrap' }}>
        {side.kind === 'quoted' ? money(side.price) : t('trial.noPrice')}
      </Box>
    </Box>
  )
}
