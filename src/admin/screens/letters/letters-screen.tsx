import { Alert, Button, Link as MuiLink, Paper, Typography } from '@mui/material'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { LetterAnswer } from '../../../contract/staff/letters.ts'
import { useTypedApi } from '../../api/use-api.ts'
import { BookingLink } from '../../ui/booking-link.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { Pager } from '../../ui/pager.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { Screen } from '../../ui/screen.tsx'
import { useWords } from '../../words/words.tsx'
import { LetterDialog } from './letter-dialog.tsx'
import { LetterFilterBar, type LetterFilters, noFilters } from './letter-filters.tsx'
import { LetterStateChip } from './letter-state-chip.tsx'

/** Every letter: gone, waiting or stuck. */
export function LettersScreen() {
  const { t } = useWords('letters')
  const [query] = useSearchParams()
  const [filters, setFilters] = useState<LetterFilters>({ ...noFilters, booking: query.get('booking') ?? '' })
  const [page, setPage] = useState(1)
  const [openId, setOpenId] = useState<number>()
  const { value, problem } = useTypedApi('GET /letters', { query: questionOf(filters, page) })
  const narrow = (changes: Partial<LetterFilters>) => {
    setFilters({ ...filters, ...changes })
    setPage(1)
  }
  return (
    <Screen
      title={t('title')}
      subtitle={value && (value.total === null ? t('countless') : t('count', { count: value.total }))}
    >
      {value && !value.isPosted ? (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('notPosted')}
        </Alert>
      ) : null}
      {value && value.stuck > 0 ? (
        <Alert
          severity="error"
          sx={{ mb: 2 }}
          action={
            <Button color="inherit" onClick={() => narrow({ ...noFilters, state: 'failing' })}>
              {t('showStuck')}
            </Button>
          }
        >
          {t('stuck', { count: value.stuck })}
        </Alert>
      ) : null}
      <ProblemAlert problem={problem} sx={{ mb: 2 }} />
      <LetterFilterBar filters={filters} kinds={value?.kinds ?? []} onChange={narrow} />
      {value ? (
        <LetterTable letters={value.letters} isPosted={value.isPosted} onOpen={setOpenId} />
      ) : problem ? null : (
        <Typography role="status">{t('loading')}</Typography>
      )}
      <Pager total={value ? value.total : 0} page={page} onPage={setPage} />
      {openId === undefined ? null : (
        <LetterDialog
          key={openId}
          id={openId}
          isPosted={value?.isPosted ?? true}
          onClose={() => setOpenId(undefined)}
        />
      )}
    </Screen>
  )
}

/** A booking is asked for as people write it, `AR-000123`. */
function questionOf({ state, kind, recipient, booking }: LetterFilters, page: number) {
  const number = booking
    .replace(/^\s*ar[\s-]*/i, '')
    .replace(/^0+/, '')
    .trim()
  const asked = (text: string) => text || undefined
  return { state: asked(state), kind: asked(kind), recipient: asked(recipient), booking: asked(number), page }
}

type TableProps = { letters: LetterAnswer[]; isPosted: boolean; onOpen: (id: number) => void }

function LetterTable({ letters, isPosted, onOpen }: TableProps) {
  const { t, time } = useWords('letters')
  if (letters.length === 0) return <Typography>{t('none')}</Typography>
  return (
    <Paper>
      <DataTable
        caption={t('table')}
        wordColumns={5}
        maxHeight="none"
        rows={letters}
        keyOf={({ id }) => id}
        columns={[
          { head: t('when'), render: (letter) => time(letter.sentAt ?? letter.plannedAt) },
          { head: t('kind'), render: (letter) => <ReadButton letter={letter} onOpen={onOpen} /> },
          { head: t('recipient'), render: ({ recipient }) => recipient },
          {
            head: t('about'),
            render: ({ booking }) =>
              booking ? (
                <BookingLink id={booking.id}>{booking.number}</BookingLink>
              ) : (
                <span aria-hidden="true">–</span>
              ),
          },
          { head: t('state'), render: (letter) => <LetterStateChip letter={letter} isPosted={isPosted} /> },
        ]}
      />
    </Paper>
  )
}

function ReadButton({ letter, onOpen }: { letter: LetterAnswer; onOpen: (id: number) => void }) {
  const { t } = useWords('letters')
  const kind = t(`kinds.${letter.kind}`)
  return (
    <MuiLink
      component="button"
      type="button"
      onClick={() => onOpen(letter.id)}
      aria-label={t('read', { kind, recipient: letter.recipient })}
      sx={{ textAlign: 'left', fontWeight: 600, minHeight: 32 }}
    >
      {kind}
    </MuiLink>
  )
}
