import { Alert, Box, Button } from '@mui/material'
import { useState } from 'react'
import type { BookingPageAnswer } from '../../../contract/staff/bookings.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { Fact, Facts } from '../../ui/facts.tsx'
import { Note, Quiet } from '../../ui/text.tsx'
import { TitledPaper } from '../../ui/titled-paper.tsx'
import { useWords } from '../../words/words.tsx'
import type { DoerProps, OpenerProps } from './dialogs/dialog-props.ts'
import { UndoMoneyDialog } from './dialogs/undo-money-dialog.tsx'

/** Where the money stands, and every movement that brought it there. */
export function MoneySection({ page, onOpen, onDone }: OpenerProps & DoerProps) {
  const { t, money: euros } = useWords('bookings')
  const { money } = page
  const owed = money.owedBack.rent.amount + money.owedBack.deposit.amount
  const onItsWay = money.onItsWay.rent + money.onItsWay.deposit
  const cost = t('money.ofCost', { amount: euros(money.rentCost) })
  const deposit = t(money.paymentWithDeposit ? 'money.depositBefore' : 'money.depositAtDesk', {
    amount: euros(page.price.deposit),
  })
  const sums = [
    { name: t('money.rentPaid'), value: money.rentPaid, of: cost },
    { name: t('money.depositPaid'), value: money.depositPaid, of: deposit },
    { name: t('money.due'), value: money.rentDue + money.depositDue, isStrong: true },
    { name: t('money.owedBack'), value: owed, isStrong: owed > 0 },
    ...(onItsWay > 0 ? [{ name: t('money.onItsWay'), value: onItsWay }] : []),
  ]
  return (
    <TitledPaper
      title={t('sections.money')}
      actions={
        page.actions.some(({ name }) => name === 'money') ? (
          <Button size="small" variant="outlined" onClick={() => onOpen('money')}>
            {t('actions.money')}
          </Button>
        ) : null
      }
    >
      <Facts room={130}>
        {sums.map(({ name, value, of, isStrong }) => (
          <Fact key={name} name={name}>
            <Box sx={{ fontSize: '1.25rem', fontWeight: isStrong && value > 0 ? 700 : 550 }}>
              {euros(value)}
            </Box>
            {of ? <Note>{of}</Note> : null}
          </Fact>
        ))}
      </Facts>
      {page.account?.isOnAccount && money.rentDue > 0 ? (
        <Alert severity="info">{t('account.waits', { name: page.account.name })}</Alert>
      ) : null}
      <Charges page={page} />
      <Ledger page={page} onDone={onDone} />
      <AtBank page={page} />
    </TitledPaper>
  )
}

/** Why it costs what it costs. */
function Charges({ page }: { page: BookingPageAnswer }) {
  const { t, money, time } = useWords('bookings')
  if (page.charges.length === 0) return null
  return (
    <Movements
      label={t('money.charges')}
      how={t('money.of')}
      rows={page.charges.map(({ id, at, account, reason, amount }) => ({
        key: String(id),
        at: time(at),
        what: t(`chargeReasons.${reason}`),
        how: t(`accounts.${account}`),
        amount: money(amount),
      }))}
    />
  )
}

function Ledger({ page, onDone }: DoerProps) {
  const { t, money, time } = useWords('bookings')
  const [undoing, setUndoing] = useState<BookingPageAnswer['ledger'][number]>()
  if (page.ledger.length === 0) return <Quiet>{t('money.none')}</Quiet>
  return (
    <>
      <Movements
        label={t('money.ledger')}
        how={t('money.method')}
        rows={page.ledger.map((entry) => ({
          key: String(entry.id),
          at: time(entry.at),
          what: [`${t(`ledgerKinds.${entry.kind}`)}, ${t(`accounts.${entry.account}`)}`, entry.note]
            .filter(Boolean)
            .join(' · '),
          how: t(`methods.${entry.method}`),
          amount: money(entry.amount),
          ...(page.undoableEntries.includes(entry.id) ? { onUndo: () => setUndoing(entry) } : {}),
        }))}
      />
      {undoing ? (
        <UndoMoneyDialog
          page={page}
          entry={undoing}
          onClose={() => setUndoing(undefined)}
          onDone={(sentence) => {
            setUndoing(undefined)
            onDone(sentence)
          }}
        />
      ) : null}
    </>
  )
}

/** What was asked of the bank; a payment that arrived stands in the ledger as well. */
function AtBank({ page }: { page: BookingPageAnswer }) {
  const { t, money, time } = useWords('bookings')
  const payments = page.payments.map(({ id, at, reference, amount, status }) => {
    return { key: `payment ${id}`, at, what: reference, how: t(`paymentStates.${status}`), amount }
  })
  const refunds = page.refunds.map(({ id, at, account, amount, status }) => {
    const what = t('money.refundOf', { account: t(`accounts.${account}`) })
    return { key: `refund ${id}`, at, what, how: t(`refundStates.${status}`), amount: -amount }
  })
  const rows = [...payments, ...refunds].toSorted((a, b) => a.at.localeCompare(b.at))
  if (rows.length === 0) return null
  return (
    <Movements
      label={t('money.atBank')}
      how={t('money.state')}
      rows={rows.map((row) => ({ ...row, at: time(row.at), amount: money(row.amount) }))}
    />
  )
}

type Movement = {
  key: string
  at: string
  what: string
  how: string
  amount: string
  onUndo?: () => void
}

function Movements({ label, how, rows }: { label: string; how: string; rows: readonly Movement[] }) {
  const { t } = useWords('bookings')
  return (
    <Box>
      <Note component="h3">{label}</Note>
      <DataTable
        caption={label}
        wordColumns={3}
        rows={rows}
        keyOf={({ key }) => key}
        columns={[
          { head: t('money.at'), render: (row) => row.at },
          {
            head: t('money.what'),
            render: (row) => (
              <Box sx={{ whiteSpace: 'normal', minWidth: 140 }}>
                {row.what}
                {row.onUndo ? (
                  <Button size="small" onClick={row.onUndo} sx={{ ml: 1 }}>
                    {t('undoMoney.button')}
                  </Button>
                ) : null}
              </Box>
            ),
          },
          { head: how, render: (row) => row.how },
          { head: t('money.amount'), render: (row) => row.amount },
        ]}
      />
    </Box>
  )
}
