import { Box, Button, Paper, Snackbar, Stack, Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import type { DocumentAnswer } from '../../../contract/staff/documents.ts'
import { useSend } from '../../api/use-api.ts'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { Note } from '../../ui/text.tsx'
import { useWords } from '../../words/words.tsx'
import { DocumentFacts } from './document-facts.tsx'
import { DocumentList } from './document-list.tsx'
import { DocumentView } from './document-view.tsx'
import { RefuseDialog } from './refuse-dialog.tsx'

type Props = {
  documents: DocumentAnswer[]
  /** Someone else was faster. */
  onStale: () => void
}

/** One document after another, the oldest first. */
export function DocumentReview({ documents, onStale }: Props) {
  const { t } = useWords('documents')
  const [wantedId, setWantedId] = useState<number>()
  const [isRefusing, setRefusing] = useState(false)
  const [done, setDone] = useState<{ text: string; undoId?: number }>()
  const shown = documents.find(({ id }) => id === wantedId) ?? documents[0]

  const reviewing = useSend(
    'POST /documents/:id/review',
    (_answer, { params, body }) => {
      setRefusing(false)
      const place = documents.findIndex(({ id }) => id === params.id)
      // The one after it, so that the oldest are worked through in their order.
      setWantedId(documents[place + 1]?.id)
      const document = documents[place]
      if (!document) return
      const words = { kind: t(`kinds.${document.kind}`), name: document.driver?.name ?? '' }
      const isApproved = body.verdict === 'approve'
      setDone(
        isApproved ? { text: t('approved', words), undoId: document.id } : { text: t('refused', words) },
      )
    },
    ({ status }) => {
      if (status !== 422) onStale()
    },
  )
  const reopening = useSend(
    'POST /documents/:id/reopen',
    (_answer, { params }) => {
      setDone({ text: t('undone') })
      setWantedId(Number(params.id))
    },
    ({ detail }) => setDone({ text: detail }),
  )
  const approve = (id: number) => {
    if (!reviewing.isSending) reviewing.send({ params: { id }, body: { verdict: 'approve' } })
  }
  useApproveKey(shown && !isRefusing ? () => approve(shown.id) : undefined)

  return (
    <>
      {shown ? (
        <Paper sx={columns}>
          <Box sx={{ gridColumn: { md: '1 / -1', lg: 'auto' } }}>
            <DocumentList documents={documents} shownId={shown.id} onShow={setWantedId} />
          </Box>
          <DocumentView key={shown.id} document={shown} />
          <Box>
            <DocumentFacts document={shown} />
            <ProblemAlert problem={isRefusing ? undefined : reviewing.problem} sx={{ mt: 2 }} />
            <Verdict
              isBusy={reviewing.isSending}
              onApprove={() => approve(shown.id)}
              onRefuse={() => setRefusing(true)}
            />
          </Box>
        </Paper>
      ) : (
        <Paper sx={{ p: 3 }}>
          <Typography>{t('empty')}</Typography>
          <ProblemAlert problem={reviewing.problem} sx={{ mt: 2 }} />
        </Paper>
      )}
      {shown && isRefusing ? (
        <RefuseDialog
          document={shown}
          problem={reviewing.problem}
          isSending={reviewing.isSending}
          onRefuse={(reason) =>
            reviewing.send({ params: { id: shown.id }, body: { verdict: 'refuse', reason } })
          }
          onClose={() => {
            setRefusing(false)
            reviewing.forget()
          }}
        />
      ) : null}
      <Snackbar
        open={done !== undefined}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        autoHideDuration={8000}
        onClose={(_, reason) => (reason === 'clickaway' ? undefined : setDone(undefined))}
        message={done?.text}
        action={
          done?.undoId === undefined ? undefined : (
            <Button color="secondary" onClick={() => reopening.send({ params: { id: done.undoId ?? 0 } })}>
              {t('undo')}
            </Button>
          )
        }
      />
    </>
  )
}

const columns = {
  display: 'grid',
  gap: 2,
  p: 2,
  alignItems: 'start',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: 'minmax(0, 1.5fr) minmax(240px, 1fr)',
    lg: '230px minmax(0, 1.6fr) minmax(230px, 1fr)',
  },
}

function Verdict(props: { isBusy: boolean; onApprove: () => void; onRefuse: () => void }) {
  const { t } = useWords('documents')
  return (
    <>
      <Stack direction="row" sx={{ gap: 1, mt: 2, flexWrap: 'wrap' }}>
        <Button
          variant="contained"
          color="secondary"
          size="large"
          disabled={props.isBusy}
          onClick={props.onApprove}
          aria-keyshortcuts="A"
        >
          {t('approve')}
        </Button>
        <Button variant="outlined" color="error" size="large" onClick={props.onRefuse}>
          {t('refuse')}
        </Button>
      </Stack>
      <Note sx={{ mt: 1 }}>{t('approveKey')}</Note>
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
