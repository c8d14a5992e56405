import { Box, Button } from '@mui/material'
import type { BookingPageAnswer } from '../../../contract/staff/bookings.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { Fact, Facts } from '../../ui/facts.tsx'
import { Note, Quiet } from '../../ui/text.tsx'
import { TitledPaper } from '../../ui/titled-paper.tsx'
import { useFormats } from '../../words/formats.ts'
import { useWords } from '../../words/words.tsx'
import type { OpenerProps } from './dialogs/dialog-props.ts'

/** Where the money stands, and every movement that brought it there. */
export function MoneySection({ page, onOpen }: OpenerProps) {
  const t = useWords('bookings')
  const { money: euros } = useFormats()
  const { money } = page
  const owed = money.owedBack.rent.amount + money.owedBack.deposit.amount
  const onItsWay = money.onItsWay.rent + money.onItsWay.deposit
  const sums = [
    {
      name: t('money.rentPaid'),
      value: money.rentPaid,
      of: t('money.ofCost', { amount: euros(money.rentCost) }),
    },
    {
      name: t('money.depositPaid'),
      value: money.depositPaid,
      of: t(money.paymentWithDeposit ? 'money.depositBefore' : 'money.depositAtDesk', {
        amount: euros(page.price.deposit),
      }),
    },
    { name: t('money.due'), value: money.rentDue + money.depositDue, isStrong: true },
    { name: t('money.owedBack'), value: owed, isStrong: owed > 0 },
    ...(onItsWay > 0 ? [{ name: t('money.onItsWay'), value: onItsWay }] : []),
  ]
  return (
    <TitledPaper
      title={t('sections.money')}
      actions={
        <Button size="small" variant="outlined" onClick={() => onOpen('money')}>
          {t('actions.money')}
        </Button>
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
      <Ledger page={page} />
      <AtBank page={page} />
    </TitledPaper>
  )
}

function Ledger({ page }: { page: BookingPageAnswer }) {
  const t = useWords('bookings')
  const { money, time } = useFormats()
  if (page.ledger.length === 0) return <Quiet>{t('money.none')}</Quiet>
  return (
    <Movements
      label={t('money.ledger')}
      head={[t('money.at'), t('money.what'), t('money.method'), t('money.amount')]}
      rows={page.ledger.map(({ id, at, account, kind, amount, method, note }) => ({
        id,
        cells: [
          time(at),
          [`${t(`ledgerKinds.${kind}`)}, ${t(`accounts.${account}`)}`, note].filter(Boolean).join(' · '),
          t(`methods.${method}`),
          money(amount),
        ],
      }))}
    />
  )
}

/** What was asked of the bank; a payment that arrived stands in the ledger as well. */
function AtBank({ page }: { page: BookingPageAnswer }) {
  const t = useWords('bookings')
  const { money, time } = useFormats()
  const rows = [
    ...page.payments.map(({ id, at, reference, amount, status }) => ({
      id: `payment ${id}`,
      at,
      cells: [time(at), reference, t(`paymentStates.${status}`), money(amount)] as const,
    })),
    ...page.refunds.map(({ id, at, account, amount, status }) => ({
      id: `refund ${id}`,
      at,
      cells: [
        time(at),
        t('money.refundOf', { account: t(`accounts.${account}`) }),
        t(`refundStates.${status}`),
        money(-amount),
      ] as const,
    })),
  ].toSorted((a, b) => a.at.localeCompare(b.at))
  if (rows.length === 0) return null
  return (
    <Movements
      label={t('money.atBank')}
      head={[t('money.at'), t('money.what'), t('money.state'), t('money.amount')]}
      rows={rows}
    />
  )
}

type Movement = {
  id: string | number
  cells: readonly [at: string, what: string, how: string, amount: string]
}

function Movements({ label, head, rows }: { label: string; head: string[]; rows: readonly Movement[] }) {
  return (
    <Box>
      <Note component="h3">{label}</Note>
      <DataTable
        caption={label}
        heads={head}
        wordColumns={3}
        rows={rows.map(({ id, cells: [at, what, how, amount] }) => ({
          key: id,
          cells: [
            at,
            <Box key="what" sx={{ whiteSpace: 'normal', minWidth: 140 }}>
              {what}
            </Box>,
            how,
            amount,
          ],
        }))}
      />
    </Box>
  )
}
