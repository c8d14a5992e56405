import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { useNotify, usePermissions } from 'react-admin'
import type { ClosingAnswer, MoneyDayAnswer, OpenMoney } from '../../../contract/staff/money.ts'
import { useSession } from '../../api/session.ts'
import { useApi } from '../../api/use-api.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { DateInput } from '../../ui/form-fields.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { PlainList } from '../../ui/plain-list.tsx'
import { Note, Quiet } from '../../ui/text.tsx'
import { TitledPaper } from '../../ui/titled-paper.tsx'
import { TwoLines } from '../../ui/two-lines.tsx'
import { tallinnNow } from '../../words/formats.ts'
import { useWords } from '../../words/words.tsx'
import { ClosingDialog } from './closing-dialog.tsx'

/** What moved on a day, what waits to be counted, and what was. */
export function DayTab() {
  const { t } = useWords('money')
  const notify = useNotify()
  const [day, setDay] = useState(() => tallinnNow().slice(0, 10))
  const [counting, setCounting] = useState<OpenMoney>()
  const answer = useApi('GET /money/day', { query: { day } })
  return (
    <>
      <Box sx={{ pt: 1 }}>
        <DateInput label={t('day.day')} value={day} onChange={(chosen) => setDay(chosen || day)} />
      </Box>
      <Loaded answer={answer} loading={t('loading')}>
        {(read) => (
          <>
            <OpenSection open={read.open} onCount={setCounting} />
            <SumsSection sums={read.sums} />
            <ClosingsSection closings={read.closings} />
          </>
        )}
      </Loaded>
      {counting ? (
        <ClosingDialog
          day={day}
          open={counting}
          onClose={() => setCounting(undefined)}
          onDone={() => {
            setCounting(undefined)
            notify(t('day.done'), { type: 'success' })
          }}
        />
      ) : null}
    </>
  )
}

function OpenSection({ open, onCount }: { open: OpenMoney[]; onCount: (open: OpenMoney) => void }) {
  const { t } = useWords('money')
  const { permissions: role } = usePermissions()
  const own = useSession()?.staff.id
  return (
    <TitledPaper title={t('day.open')} lead={t('day.openLead')}>
      {open.length === 0 ? (
        <Quiet>{t('day.noneOpen')}</Quiet>
      ) : (
        <PlainList gap={0}>
          {open.map((one) => (
            <OpenLine
              key={`${one.place.id} ${one.person.id}`}
              open={one}
              onCount={role === 'owner' || one.person.id === own ? () => onCount(one) : undefined}
            />
          ))}
        </PlainList>
      )}
    </TitledPaper>
  )
}

const columns = { xs: '1fr 1fr', sm: 'minmax(0, 1fr) 7rem 7rem 9rem' }

/** On a phone who and where stand above the sums, and the button below them: it is never out of sight. */
function OpenLine({ open, onCount }: { open: OpenMoney; onCount: (() => void) | undefined }) {
  const { t, amount, time } = useWords('money')
  const { person, place, since, cash, card } = open
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: columns,
        alignItems: 'center',
        columnGap: 2,
        rowGap: 1,
        py: 1.5,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
        <TwoLines one={person.name} two={`${place.name}, ${t('day.since', { time: time(since) })}`} />
      </Box>
      <Sum name={t('day.cash')} value={amount(cash)} />
      <Sum name={t('day.card')} value={amount(card)} />
      <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, textAlign: { sm: 'right' } }}>
        {onCount ? (
          <Button
            size="small"
            variant="outlined"
            aria-label={`${t('day.count')}: ${person.name}, ${place.name}`}
            onClick={onCount}
          >
            {t('day.count')}
          </Button>
        ) : null}
      </Box>
    </Box>
  )
}

function Sum({ name, value }: { name: string; value: string }) {
  return (
    <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>
      <Note>{name}</Note>
      {value}
    </Box>
  )
}

function SumsSection({ sums }: { sums: MoneyDayAnswer['sums'] }) {
  const { t, amount } = useWords('money')
  return (
    <TitledPaper title={t('day.sums')} lead={t('day.sumsLead')}>
      {sums.length === 0 ? (
        <Quiet>{t('day.noSums')}</Quiet>
      ) : (
        <DataTable
          caption={t('day.sums')}
          rows={sums}
          keyOf={({ method, place, person }) => `${method} ${place?.id} ${person?.id}`}
          isWrapping
          columns={[
            {
              head: t('method'),
              render: ({ method, place, person }) => (
                <TwoLines
                  one={t(`methods.${method}`)}
                  two={`${person?.name ?? t('bank')}, ${place?.name ?? t('unknownPlace')}`}
                />
              ),
            },
            { head: t('amount'), render: (row) => amount(row.amount) },
            { head: t('day.closed'), render: ({ closed }) => amount(closed) },
          ]}
        />
      )}
    </TitledPaper>
  )
}

function ClosingsSection({ closings }: { closings: ClosingAnswer[] }) {
  const { t, time } = useWords('money')
  if (closings.length === 0) return null
  return (
    <TitledPaper title={t('day.closings')}>
      <DataTable
        caption={t('day.closings')}
        rows={closings}
        keyOf={({ id }) => id}
        wordColumns={3}
        isWrapping
        columns={[
          {
            head: t('day.who'),
            render: ({ person, place }) => <TwoLines one={person.name} two={place.name} />,
          },
          {
            head: t('day.countedBy'),
            render: ({ countedBy, at }) => <TwoLines one={countedBy} two={time(at)} />,
          },
          { head: t('day.reason'), render: ({ reason }) => reason },
          { head: t('day.cash'), render: ({ cash }) => <Compared {...cash} /> },
          { head: t('day.card'), render: ({ card }) => <Compared {...card} /> },
        ]}
      />
    </TitledPaper>
  )
}

/** What was counted, and how far it is from the books. */
function Compared({ counted, difference }: ClosingAnswer['cash']) {
  const { t, amount, money } = useWords('money')
  const apart = difference === 0 ? '' : t('day.difference', { amount: money(difference) })
  return <TwoLines one={amount(counted)} two={apart} />
}
