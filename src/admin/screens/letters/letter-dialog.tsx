import { Alert, Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import type { LetterTextAnswer } from '../../../contract/staff/letters.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { useApi, useSend } from '../../api/use-api.ts'
import { BookingLink } from '../../ui/booking-link.tsx'
import { ReadDialog } from '../../ui/dialogs.tsx'
import { Fact, Facts } from '../../ui/facts.tsx'
import { ToggleInput } from '../../ui/form-fields.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { Note } from '../../ui/text.tsx'
import { useWords } from '../../words/words.tsx'
import { LetterStateChip } from './letter-state-chip.tsx'

type Props = { id: number; isPosted: boolean; onClose: () => void }

/** One letter: to whom, what became of it, its words, and once more where that makes sense. */
export function LetterDialog({ id, isPosted, onClose }: Props) {
  const { t } = useWords('letters')
  const { value, problem } = useApi('GET /letters/:id', { params: { id } })
  const [sentTo, setSentTo] = useState<string>()
  const sending = useSend('POST /letters/:id/again', ({ recipient }) => setSentTo(recipient))
  const resending = value?.resending
  const kind = value && t(`kinds.${value.letter.kind}`)
  return (
    <ReadDialog
      title={value?.mail?.subject ?? kind ?? t('loading')}
      width="md"
      close={t('close')}
      onClose={onClose}
      note={
        <Note sx={{ flex: '1 1 200px', overflowWrap: 'anywhere' }}>
          {resending
            ? resending.ok
              ? t('againTo', { recipient: resending.recipient })
              : t(`errors.${resending.code}`)
            : ''}
        </Note>
      }
      actions={
        resending?.ok ? (
          <Button
            variant="contained"
            color="secondary"
            disabled={sending.isSending}
            onClick={() => sending.send({ params: { id } })}
          >
            {sending.isSending ? t('planning') : value?.letter.sentAt ? t('again') : t('tryAgain')}
          </Button>
        ) : null
      }
    >
      <ProblemAlert problem={problem} />
      {value ? <Words read={value} isPosted={isPosted} /> : null}
      {sentTo === undefined ? null : (
        <Alert severity="success" role="status" sx={{ mt: 2 }}>
          {t('done', { recipient: sentTo })}
        </Alert>
      )}
      <ProblemAlert problem={sending.problem} sx={{ mt: 2 }} />
    </ReadDialog>
  )
}

function Words({ read, isPosted }: { read: LetterTextAnswer; isPosted: boolean }) {
  const { t, time } = useWords('letters')
  const [view, setView] = useState<'html' | 'text'>('html')
  const { letter, mail, attachments } = read
  return (
    <>
      <Facts room={190}>
        <Fact name={t('to')}>{letter.recipient}</Fact>
        <Fact name={t('state')}>
          <LetterStateChip letter={letter} isPosted={isPosted} />
        </Fact>
        <Fact name={t('planned')}>{time(letter.plannedAt)}</Fact>
        <Fact name={t('sentAt')}>{letter.sentAt && time(letter.sentAt)}</Fact>
        <Fact name={t('attempts')}>{letter.attempts > 1 ? letter.attempts : null}</Fact>
        <Fact name={t('about')}>
          {letter.booking && <BookingLink id={letter.booking.id}>{letter.booking.number}</BookingLink>}
        </Fact>
      </Facts>
      {letter.failure && !letter.sentAt ? (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {letter.state === 'held-back' ? t('heldBack') : t('failure', { code: letter.failure })}
        </Alert>
      ) : null}
      {mail ? (
        <>
          <Alert severity="info" sx={{ mb: 2 }}>
            {t('anew')} {read.isWithoutLinks ? t('withoutLinks') : ''}
          </Alert>
          <Box sx={{ mb: 1 }}>
            <ToggleInput
              label={t('view')}
              value={view}
              options={[
                { id: 'html', name: t('asHtml') },
                { id: 'text', name: t('asText') },
              ]}
              onChange={setView}
            />
          </Box>
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

type BodyProps = { mail: { text: string; html: string }; view: 'html' | 'text'; language: Locale }

/**
 * The letter as mailboxes show it. It stands in a frame that may do nothing: no scripts, no forms, no way out. Without a
 * mail server the links must be followed from here, so they may open a page of their own.
 */
function LetterBody({ mail, view, language }: BodyProps) {
  const { t } = useWords('letters')
  if (view === 'text') {
    return (
      <Box
        component="pre"
        lang={language}
        tabIndex={0}
        aria-label={t('frame')}
        sx={{
          m: 0,
          p: 2,
          bgcolor: 'background.default',
          borderRadius: '10px',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          font: 'inherit',
        }}
      >
        {mail.text}
      </Box>
    )
  }
  return (
    <Box
      component="iframe"
      title={t('frame')}
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      srcDoc={mail.html.replace('<head>', '<head><base target="_blank">')}
      sx={{
        width: '100%',
        height: '60dvh',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '10px',
        bgcolor: '#fff',
      }}
    />
  )
}
