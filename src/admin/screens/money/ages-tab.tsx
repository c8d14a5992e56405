import { Box } from '@mui/material'
import type { AgedRow, AgesAnswer } from '../../../contract/staff/money.ts'
import { AGE_ENDS } from '../../../domain/accounting/ages.ts'
import { useApi } from '../../api/use-api.ts'
import { BookingLink } from '../../ui/booking-link.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Quiet } from '../../ui/text.tsx'
import { TitledPaper } from '../../ui/titled-paper.tsx'
import { TwoLines } from '../../ui/two-lines.tsx'
import { useWords } from '../../words/words.tsx'
import { CsvButton } from './csv-button.tsx'

/** Who owes whom, and for how long. */
export function AgesTab() {
  const { t } = useWords('money')
  const answer = useApi('GET /money/ages')
  return (
    <Loaded answer={answer} loading={t('loading')}>
      {(ages) => (
        <>
          <Box>
            <CsvButton report="ages" />
          </Box>
          {(['receivables', 'payables'] as const).map((name) => (
            <AgedList key={name} name={name} list={ages[name]} />
          ))}
        </>
      )}
    </Loaded>
  )
}

function AgedList({ name, list }: { name: keyof AgesAnswer; list: AgesAnswer['receivables'] }) {
  const { t, amount, day } = useWords('money')
  const title = t(`ages.${name}`)
  const total = { bookingId: 0, number: t('ages.total'), client: '', since: '', ...list }
  const whoseOf = ({ client, since }: AgedRow) =>
    since === '' ? '' : `${client}, ${t('day.since', { time: day(since) })}`
  const heads = [
    ...AGE_ENDS.map((to, place) => t('ages.between', { from: (AGE_ENDS[place - 1] ?? -1) + 1, to })),
    t('ages.over', { from: AGE_ENDS.at(-1) ?? 0 }),
  ]
  return (
    <TitledPaper title={title} lead={t(`ages.leads.${name}`)}>
      {list.rows.length === 0 ? (
        <Quiet>{t(`ages.none.${name}`)}</Quiet>
      ) : (
        <DataTable
          caption={title}
          rows={[...list.rows, total]}
          keyOf={({ bookingId }) => bookingId}
          isWrapping
          isTotal={({ bookingId }) => bookingId === 0}
          columns={[
            {
              head: t('ages.booking'),
              render: (row) => <TwoLines one={numberOf(row)} two={whoseOf(row)} />,
            },
            { head: t('amount'), render: (row) => amount(row.amount) },
            ...heads.map((head, place) => ({
              head,
              render: ({ ages }: AgedRow) => amount(ages[place] ?? 0),
            })),
          ]}
        />
      )}
    </TitledPaper>
  )
}

const numberOf = ({ bookingId, number }: AgedRow) =>
  bookingId === 0 ? (
    number
  ) : (
    <BookingLink id={bookingId} sx={{ whiteSpace: 'nowrap' }}>
      {number}
    </BookingLink>
  )
