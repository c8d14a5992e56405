import { Button, Paper, Stack, Typography } from '@mui/material'
import type { BankEntryAnswer } from '../../../contract/staff/bank-statements.ts'
import { BookingLink } from '../../ui/booking-link.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { Note } from '../../ui/text.tsx'
import { useWords } from '../../words/words.tsx'
import type { Settling } from './settling.ts'
import { useAmount } from './use-amount.ts'

type Props = { entries: BankEntryAnswer[]; onSettle: (settling: Settling) => void }

export function EntryTable({ entries, onSettle }: Props) {
  const { t, day } = useWords('bank')
  const amount = useAmount()
  if (entries.length === 0) return <Typography>{t('none')}</Typography>
  return (
    <Paper>
      <DataTable
        caption={t('table')}
        wordColumns={6}
        maxHeight="none"
        rows={entries}
        keyOf={({ id }) => id}
        columns={[
          { head: t('when'), render: ({ bookedOn }) => day(bookedOn) },
          { head: t('amount'), render: amount },
          { head: t('payer'), render: ({ payerName, payerIban }) => <Two one={payerName} two={payerIban} /> },
          { head: t('text'), render: ({ text, reference }) => <Two one={text} two={reference} /> },
          {
            head: t('state'),
            render: ({ state, reason, note }) => (
              <Two one={t(`states.${state}`)} two={note || (reason ? t(`reasons.${reason}`) : '')} />
            ),
          },
          {
            head: t('about'),
            render: (entry) =>
              entry.booking ? (
                <BookingLink id={entry.booking.id}>{entry.booking.number}</BookingLink>
              ) : (
                <Ways entry={entry} onSettle={onSettle} />
              ),
          },
        ]}
      />
    </Paper>
  )
}

function Two({ one, two }: { one: string; two: string }) {
  return (
    <>
      {one}
      {two ? <Note>{two}</Note> : null}
    </>
  )
}

function Ways({ entry, onSettle }: { entry: BankEntryAnswer; onSettle: Props['onSettle'] }) {
  const { t } = useWords('bank')
  const amount = useAmount()(entry)
  const said = { amount, payer: entry.payerName }
  if (entry.state !== 'open') return <span aria-hidden="true">–</span>
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {entry.isAssignable ? (
        <Button
          size="small"
          variant="outlined"
          aria-label={t('assignOf', said)}
          onClick={() => onSettle({ entry, kind: 'assign' })}
        >
          {t('assign')}
        </Button>
      ) : null}
      <Button
        size="small"
        aria-label={t('dismissOf', said)}
        onClick={() => onSettle({ entry, kind: 'dismiss' })}
      >
        {t('dismiss')}
      </Button>
    </Stack>
  )
}
