import { Box, Button, Typography } from '@mui/material'
import { type Ref, useState } from 'react'
import { useNotify, usePermissions } from 'react-admin'
import type { ClosingAnswer, MoneyDayAnswer, OpenMoney } from '../../../contract/staff/money.ts'
import { isCounted } from '../../../domain/booking/money-statuses.ts'
import { useSession } from '../../api/session.ts'
import { useApi } from '../../api/use-api.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { DateInput } from '../../ui/date-field.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { PlainList } from '../../ui/plain-list.tsx'
import { Quiet } from '../../ui/text.tsx'
import { TitledPaper } from '../../ui/titled-paper.tsx'
import { TwoLines } from '../../ui/two-lines.tsx'
import { useFocusBack } from '../../ui/use-focus-back.ts'
import { tallinnNow } from '../../words/formats.ts'
import { useWords } from '../../words/words.tsx'
import { ClosingDialog } from './closing-dialog.tsx'
import { MoneyLine } from './money-line.tsx'

/** What moved on a day, what waits to be counted, and what was. */
export function DayTab() {
  const { t } = useWords('money')
  const notify = useNotify()
  const [day, setDay] = useState(() => tallinnNow().slice(0, 10))
  const [counting, setCounting] = useState<OpenMoney>()
  const [waiting, focusWaiting] = useFocusBack<HTMLElement>()
  const answer = useApi('GET /money/day', { query: { day } })
  return (
    <>
      <Box sx={{ pt: 1 }}>
        <DateInput label={t('day.day')} value={day} onChange={(chosen) => setDay(chosen || day)} />
      </Box>
      <Loaded answer={answer} loading={t('loading')}>
        {(read) => (
          <>
            <OpenSection ref={waiting} open={read.open} onCount={setCounting} />
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
            focusWaiting()
          }}
        />
      ) : null}
    </>
  )
}

type OpenProps = { open: OpenMoney[]; onCount: (open: OpenMoney) => void; ref: Ref<HTMLElement> }

function OpenSection({ open, onCount, ref }: OpenProps) {
  const { t } = useWords('money')
  const { permissions: role } = usePermissions()
  const own = useSession()?.staff.id
  return (
    <TitledPaper ref={ref} title={t('day.open')} lead={t('day.openLead')}>
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

/** What one person took at one place, and the way to count it. */
function OpenLine({ open, onCount }: { open: OpenMoney; onCount: (() => void) | undefined }) {
  const { t, amount, time } = useWords('money')
  const { person, place, since, cash, card } = open
  return (
    <MoneyLine
      who={<TwoLines one={person.name} two={`${place.name}, ${t('day.since', { time: time(since) })}`} />}
      cash={amount(cash)}
      card={amount(card)}
      action={
        onCount ? (
          <Button
            size="small"
            variant="outlined"
            aria-label={`${t('day.count')}: ${person.name}, ${place.name}`}
            onClick={onCount}
          >
            {t('day.count')}
          </Button>
        ) : null
      }
    />
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
            {
              head: t('day.closed'),
              render: ({ method, closed }) => (isCounted(method) ? amount(closed) : '–'),
            },
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
      <PlainList gap={0}>
        {closings.map(({ id, person, place, countedBy, at, reason, cash, card }) => (
          <MoneyLine
            key={id}
            who={
              <>
                <TwoLines
                  one={person.name}
                  two={`${place.name}, ${t('day.countedBy', { name: countedBy, time: time(at) })}`}
                />
                {reason ? <Typography variant="body2">{reason}</Typography> : null}
              </>
            }
            cash={<Compared {...cash} />}
            card={<Compared {...card} />}
          />
        ))}
      </PlainList>
    </TitledPaper>
  )
}

/** What was counted, and how far it is from the books. */
function Compared({ counted, difference }: ClosingAnswer['cash']) {
  const { t, amount, difference: signed } = useWords('money')
  const apart = difference === 0 ? '' : t('day.difference', { amount: signed(difference) })
  return <TwoLines one={amount(counted)} two={apart} />
}
