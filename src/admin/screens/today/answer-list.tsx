import { Alert, Box, Button, Link as MuiLink, Typography } from '@mui/material'
import { useState } from 'react'
import { Link } from 'react-router'
import type { UnseenAnswerAnswer } from '../../../contract/staff/today.ts'
import { callApi } from '../../api/untyped-api.ts'
import { useWords } from '../../words/words.tsx'
import { DeskSection } from './desk-section.tsx'

/** What customers thought, until someone has read it. */
export function AnswerList({ answers, onSeen }: { answers: UnseenAnswerAnswer[]; onSeen: () => void }) {
  const t = useWords('today')
  return (
    <DeskSection title={t('sections.answers')} count={answers.length}>
      {answers.map((answer) => (
        <OneAnswer key={answer.id} answer={answer} onSeen={onSeen} />
      ))}
    </DeskSection>
  )
}

function OneAnswer({ answer, onSeen }: { answer: UnseenAnswerAnswer; onSeen: () => void }) {
  const t = useWords('today')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const { quality, condition, recommend } = answer
  const markSeen = async () => {
    setBusy(true)
    const marked = await callApi(`/today/answers/${answer.id}/seen`, { method: 'POST', body: {} })
    setBusy(false)
    if (marked.ok) onSeen()
    else setProblem(marked.problem.detail)
  }
  return (
    <Box component="li" sx={{ px: 2, py: 1.25, borderTop: '1px solid', borderColor: 'divider' }}>
      <Box
        sx={{
          display: 'flex',
          gap: 1,
          justifyContent: 'space-between',
          alignItems: 'start',
          flexWrap: 'wrap',
        }}
      >
        <Box sx={{ minWidth: 0, flex: '1 1 200px' }}>
          <MuiLink
            component={Link}
            to={`/admin/bookings/${answer.bookingId}/show`}
            color="text.primary"
            sx={{ fontWeight: 650 }}
          >
            {answer.client}
          </MuiLink>
          <Typography variant="body2" color="text.secondary">
            {t('scores', { quality, condition, recommend })}
          </Typography>
          <Typography
            sx={{ mt: 0.5, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
            color={answer.additional ? 'text.primary' : 'text.secondary'}
          >
            {answer.additional || t('noWords')}
          </Typography>
        </Box>
        <Button
          variant="outlined"
          disabled={isBusy}
          onClick={() => void markSeen()}
          aria-label={`${t('markSeen')}: ${answer.client}`}
        >
          {t('markSeen')}
        </Button>
      </Box>
      {problem ? (
        <Alert severity="error" role="alert" sx={{ mt: 1 }}>
          {problem}
        </Alert>
      ) : null}
    </Box>
  )
}
