import { Box, Button, Paper, Stack, Typography } from '@mui/material'
import type { Ref } from 'react'
import type { BankEntryAnswer } from '../../../contract/staff/bank-statements.ts'
import { BookingLink } from '../../ui/booking-link.tsx'
import { PlainList } from '../../ui/plain-list.tsx'
import { Note } from '../../ui/text.tsx'
import { TwoLines } from '../../ui/two-lines.tsx'
import { useWords } from '../../words/words.tsx'
import type { Settling } from './settling.ts'
import { useAmount } from './use-amount.ts'

type Props = {
  entries: BankEntryAnswer[]
  onSettle: (settling: Settling) => void
  ref: Ref<HTMLDivElement>
}

/** What statements told, a line each: what people wrote is long, so lines grow in height and never in width. */
export function EntryList({ entries, onSettle, ref }: Props) {
  const { t } = useWords('bank')
  return (
    <Paper
      component="section"
      ref={ref}
      tabIndex={-1}
      aria-label={t('table')}
      sx={{ px: { xs: 2, sm: 2.5 } }}
    >
      <PlainList gap={0}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} onSettle={onSettle} />
        ))}
      </PlainList>
      {entries.length === 0 ? <Note sx={{ py: 2.5 }}>{t('none')}</Note> : null}
    </Paper>
  )
}

const columns = {
  xs: 'minmax(0, 1fr)',
  sm: '7rem minmax(0, 1fr)',
  lg: '7rem minmax(0, 4fr) minmax(0, 5fr) minmax(0, 4fr) 14rem',
}

function Entry({ entry, onSettle }: { entry: BankEntryAnswer; onSettle: Props['onSettle'] }) {
  const { t, day } = useWords('bank')
  const { bookedOn, payerName, payerIban, text, reference, state, reason, note } = entry
  const amount = useAmount()(entry)
  const told = reference ? [text, t('reference', { reference })].filter(Boolean) : [text]
  const [words = '', more = ''] = told
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: columns,
        columnGap: 3,
        rowGap: 1,
        py: 2,
        '& + &': { borderTop: 1, borderColor: 'divider' },
        '& > *': { minWidth: 0, overflowWrap: 'anywhere' },
        '& > :not(:first-of-type)': { gridColumn: { sm: 2, lg: 'auto' } },
      }}
    >
      <Box
        sx={{
          fontVariantNumeric: 'tabular-nums',
          textAlign: { sm: 'right' },
          // Beside the whole of what stands in the second column, not beside its first line.
          gridRow: { sm: '1 / span 4', lg: 'auto' },
        }}
      >
        <Typography sx={{ fontWeight: 650 }}>{amount}</Typography>
        <Note>{day(bookedOn)}</Note>
      </Box>
      {payerName || payerIban ? (
        <Box>
          <TwoLines one={payerName || payerIban} two={payerName ? payerIban : ''} />
        </Box>
      ) : (
        <Note>{t('noPayer')}</Note>
      )}
      <Box sx={{ display: words || more ? 'block' : { xs: 'none', lg: 'block' } }}>
        <TwoLines one={words} two={more} />
      </Box>
      <Box>
        <TwoLines one={t(`states.${state}`)} two={note || (reason ? t(`reasons.${reason}`) : '')} />
      </Box>
      <Box>
        {entry.booking ? (
          <BookingLink id={entry.booking.id}>{entry.booking.number}</BookingLink>
        ) : (
          <Ways entry={entry} onSettle={onSettle} />
        )}
      </Box>
    </Box>
  )
}

function Ways({ entry, onSettle }: { entry: BankEntryAnswer; onSettle: Props['onSettle'] }) {
  const { t } = useWords('bank')
  const amount = useAmount()(entry)
  const said = { amount, payer: entry.payerName || t('noPayer') }
  if (entry.state !== 'open') return null
  return (
    <Stack sx={{ flexDirection: { xs: 'row', lg: 'column' }, gap: 1, flexWrap: 'wrap' }}>
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
