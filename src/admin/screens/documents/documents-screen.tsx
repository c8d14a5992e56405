import { Alert, Box, Button, Paper, Snackbar, Stack, Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { DocumentAnswer, DocumentsAnswer } from '../../../contract/staff/documents.ts'
import { bookingNumber } from '../../../domain/booking/booking-number.ts'
import { callApi, useAnswer } from '../../api/untyped-api.ts'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { Screen } from '../../ui/screen.tsx'
import { useWords } from '../../words/words.tsx'
import { DocumentFacts } from './document-facts.tsx'
import { DocumentList } from './document-list.tsx'
import { DocumentView } from './document-view.tsx'
import { RefuseDialog } from './refuse-dialog.tsx'

/** Papers of drivers beside what they told: approve with one key, the next one follows. */
export function DocumentsScreen() {
  const t = useWords('documents')
  const [query] = useSearchParams()
  const booking = query.get('booking')
  const { value, problem, reload } = useAnswer<DocumentsAnswer>(
    booking ? `/documents?booking=${encodeURIComponent(booking)}` : '/documents',
  )
  return (
    <Screen
      title={t('title')}
      subtitle={value ? <span role="status">{t('count', { count: value.total })}</span> : undefined}
      actions={
        booking ? (
          <>
            <Typography sx={{ alignSelf: 'center' }}>
              {t('ofBooking', { number: bookingNumber(Number(booking)) })}
            </Typography>
            <Button component={Link} to="/admin/documents" variant="outlined">
              {t('showAll')}
            </Button>
          </>
        ) : undefined
      }
    >
      <ProblemAlert problem={problem} />
      {value ? (
        <Desk documents={value.documents} reload={reload} />
      ) : problem ? null : (
        <Typography role="status" color="text.secondary">
          {t('loading')}
        </Typography>
      )}
    </Screen>
  )
}

type Done = { text: string; undoId?: number }

function Desk({ documents, reload }: { documents: DocumentAnswer[]; reload: () => void }) {
  const t = useWords('documents')
  const [wantedId, want] = useState<number>()
  const [isRefusing, setRefusing] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [done, setDone] = useState<Done>()
  const shown = documents.find(({ id }) => id === wantedId) ?? documents[0]

  const review = async (document: DocumentAnswer, body: object, words: 'approved' | 'refused') => {
    if (isBusy) return
    setBusy(true)
    setProblem('')
    const answer = await callApi(`/documents/${document.id}/review`, { method: 'POST', body })
    setBusy(false)
    if (!answer.ok) {
      setProblem(answer.problem.detail)
      if (answer.problem.status !== 422) reload()
      return
    }
    setRefusing(false)
    // The one after it, so that the oldest are worked through in their order.
    want(documents[documents.indexOf(document) + 1]?.id)
    const text = t(words, { kind: t(`kinds.${document.kind}`), name: document.driver?.name ?? '' })
    setDone(words === 'approved' ? { text, undoId: document.id } : { text })
    reload()
  }
  const approve = (document: DocumentAnswer) => review(document, { verdict: 'approve' }, 'approved')
  const undo = async (id: number) => {
    const answer = await callApi(`/documents/${id}/reopen`, { method: 'POST', body: {} })
    setDone({ text: answer.ok ? t('undone') : answer.problem.detail })
    want(id)
    reload()
  }
  useApproveKey(shown && !isRefusing ? () => void approve(shown) : undefined)

  return (
    <>
      {shown ? (
        <Paper
          sx={{
            display: 'grid',
            gap: 2,
            p: 2,
            alignItems: 'start',
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              md: 'minmax(0, 1.5fr) minmax(240px, 1fr)',
              lg: '230px minmax(0, 1.6fr) minmax(230px, 1fr)',
            },
          }}
        >
          <Box sx={{ gridColumn: { md: '1 / -1', lg: 'auto' } }}>
            <DocumentList documents={documents} shownId={shown.id} onShow={want} />
          </Box>
          <DocumentView key={shown.id} document={shown} />
          <Box>
            <DocumentFacts document={shown} />
            {problem && !isRefusing ? (
              <Alert severity="error" role="alert" sx={{ mt: 2 }}>
                {problem}
              </Alert>
            ) : null}
            <Stack direction="row" sx={{ gap: 1, mt: 2, flexWrap: 'wrap' }}>
              <Button
                variant="contained"
                color="secondary"
                size="large"
                disabled={isBusy}
                onClick={() => void approve(shown)}
                aria-keyshortcuts="A"
              >
                {t('approve')}
              </Button>
              <Button variant="outlined" color="error" size="large" onClick={() => setRefusing(true)}>
                {t('refuse')}
              </Button>
            </Stack>
            <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
              {t('approveKey')}
            </Typography>
          </Box>
        </Paper>
      ) : (
        <Paper sx={{ p: 3 }}>
          <Typography>{t('empty')}</Typography>
          {problem ? (
            <Alert severity="error" role="alert" sx={{ mt: 2 }}>
              {problem}
            </Alert>
          ) : null}
        </Paper>
      )}
      {shown && isRefusing ? (
        <RefuseDialog
          document={shown}
          problem={problem}
          isBusy={isBusy}
          onRefuse={(reason) => void review(shown, { verdict: 'refuse', reason }, 'refused')}
          onClose={() => {
            setRefusing(false)
            setProblem('')
          }}
        />
      ) : null}
      <Snackbar
        open={done !== undefined}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        autoHideDuration={8000}
        onClose={(_, reason) => {
          if (reason !== 'clickaway') setDone(undefined)
        }}
        message={done?.text}
        action={
          done?.undoId === undefined ? undefined : (
            <Button color="secondary" onClick={() => void undo(done.undoId ?? 0)}>
              {t('undo')}
            </Button>
          )
        }
      />
    </>
  )
}

/** A for approve, as long as nobody is typing. */
function useApproveKey(approve: (() => void) | undefined): void {
  useEffect(() => {
    if (!approve) return
    const listen = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof HTMLElement && event.target.closest('input, textarea, select, [role=dialog]')
      if (isTyping || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key.toLowerCase() === 'a') approve()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [approve])
}
