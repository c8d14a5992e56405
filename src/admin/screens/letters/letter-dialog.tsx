import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Link as MuiLink,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material'
import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router'
import type { LetterTextAnswer } from '../../../contract/staff/letters.ts'
import { formatDateTime } from '../../../i18n/format.ts'
import { useApi, useSend } from '../../api/use-api.ts'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { useStaffLocale } from '../../words/language.ts'
import { useWords } from '../../words/words.tsx'
import { minuteOf } from '../today/desk-times.ts'
import { LetterBody } from './letter-body.tsx'
import { LetterStateChip } from './letter-state-chip.tsx'

type Props = { id: number; isPosted: boolean; onClose: () => void }

/** One letter: to whom, what became of it, its words, and once more where that makes sense. */
export function LetterDialog({ id, isPosted, onClose }: Props) {
  const t = useWords('letters')
  const titleId = useId()
  const { value, problem } = useApi('GET /letters/:id', { params: { id } })
  const [sentTo, setSentTo] = useState<string>()
  const sending = useSend('POST /letters/:id/again', ({ recipient }) => setSentTo(recipient))
  const resending = value?.resending
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {value?.mail?.subject ?? (value ? t(`kinds.${value.letter.kind}`) : t('loading'))}
      </DialogTitle>
      <DialogContent>
        <ProblemAlert problem={problem} />
        {value ? <Words read={value} isPosted={isPosted} /> : null}
        {sentTo === undefined ? null : (
          <Alert severity="success" role="status" sx={{ mt: 2 }}>
            {t('done', { recipient: sentTo })}
          </Alert>
        )}
        <ProblemAlert problem={sending.problem} sx={{ mt: 2 }} />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', gap: 1 }}>
        <Typography
          variant="body2"
          color="text.secondary"
          sx={{ flex: '1 1 200px', overflowWrap: 'anywhere' }}
        >
          {resending
            ? resending.ok
              ? t('againTo', { recipient: resending.recipient })
              : t(`errors.${resending.reason}`)
            : ''}
        </Typography>
        <Button onClick={onClose}>{t('close')}</Button>
        {resending?.ok ? (
          <Button
            variant="contained"
            color="secondary"
            disabled={sending.isSending}
            onClick={() => sending.send({ params: { id } })}
          >
            {sending.isSending ? t('planning') : value?.letter.sentAt ? t('again') : t('tryAgain')}
          </Button>
        ) : null}
      </DialogActions>
    </Dialog>
  )
}

function Words({ read, isPosted }: { read: LetterTextAnswer; isPosted: boolean }) {
  const t = useWords('letters')
  const locale = useStaffLocale()
  const [view, setView] = useState<'html' | 'text'>('html')
  const { letter, mail, attachments } = read
  const moment = (label: string) => formatDateTime(minuteOf(label), locale)
  return (
    <>
      <Box
        component="dl"
        sx={{
          m: 0,
          mb: 2,
          display: 'grid',
          gap: 1,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 190px), 1fr))',
        }}
      >
        <Fact name={t('to')}>{letter.recipient}</Fact>
        <Fact name={t('state')}>
          <LetterStateChip letter={letter} isPosted={isPosted} />
        </Fact>
        <Fact name={t('planned')}>{moment(letter.plannedAt)}</Fact>
        {letter.sentAt ? <Fact name={t('sentAt')}>{moment(letter.sentAt)}</Fact> : null}
        {letter.attempts > 1 ? <Fact name={t('attempts')}>{letter.attempts}</Fact> : null}
        {letter.booking ? (
          <Fact name={t('about')}>
            <MuiLink component={Link} to={`/admin/bookings/${letter.booking.id}/show`}>
              {letter.booking.number}
            </MuiLink>
          </Fact>
        ) : null}
      </Box>
      {letter.failure && !letter.sentAt ? (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('failure', { code: letter.failure })}
        </Alert>
      ) : null}
      {mail ? (
        <>
          <Alert severity="info" sx={{ mb: 2 }}>
            {t('anew')} {read.isWithoutLinks ? t('withoutLinks') : ''}
          </Alert>
          <ToggleButtonGroup
            exclusive
            size="small"
            value={view}
            aria-label={t('view')}
            onChange={(_, next: 'html' | 'text' | null) => setView(next ?? view)}
            sx={{ mb: 1 }}
          >
            <ToggleButton value="html" sx={{ textTransform: 'none' }}>
              {t('asHtml')}
            </ToggleButton>
            <ToggleButton value="text" sx={{ textTransform: 'none' }}>
              {t('asText')}
            </ToggleButton>
          </ToggleButtonGroup>
          <LetterBody mail={mail} view={view} language={letter.language} />
        </>
      ) : (
        <Alert severity="info">{t('nothing')}</Alert>
      )}
      {attachments.length > 0 ? (
        <Typography variant="body2" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {t('attachments')}: {attachments.map(({ name }) => name).join(', ')}
        </Typography>
      ) : null}
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <Typography component="dt" variant="body2" color="text.secondary">
        {name}
      </Typography>
      <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </div>
  )
}
