import {
  Box,
  Button,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import type { BookingPageAnswer } from '../../../contract/staff/bookings.ts'
import { TitledPaper } from '../../ui/titled-paper.tsx'
import { useFormats } from '../../words/formats.ts'
import { useWords } from '../../words/words.tsx'
import type { DialogName } from './dialogs/dialog-props.ts'

type Props = { page: BookingPageAnswer; onOpen: (name: DialogName) => void }

/** Where the money stands, and every movement that brought it there. */
export function MoneySection({ page, onOpen }: Props) {
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
      <Box
        component="dl"
        sx={{
          m: 0,
          mb: 2,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))',
        }}
      >
        {sums.map(({ name, value, of, isStrong }) => (
          <Box key={name}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {name}
            </Typography>
            <Box component="dd" sx={{ m: 0 }}>
              <Box sx={{ fontSize: '1.25rem', fontWeight: isStrong && value > 0 ? 700 : 550 }}>
                {euros(value)}
              </Box>
              {of ? (
                <Typography variant="body2" color="textSecondary">
                  {of}
                </Typography>
              ) : null}
            </Box>
          </Box>
        ))}
      </Box>
      <Stack spacing={2}>
        <Ledger page={page} />
        <AtBank page={page} />
      </Stack>
    </TitledPaper>
  )
}

function Ledger({ page }: { page: BookingPageAnswer }) {
  const t = useWords('bookings')
  const { money, time } = useFormats()
  if (page.ledger.length === 0) return <Typography color="textSecondary">{t('money.none')}</Typography>
  return (
    <Rows
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
      cells: [time(at), reference, t(`paymentStates.${status}`), money(amount)],
    })),
    ...page.refunds.map(({ id, at, account, amount, status }) => ({
      id: `refund ${id}`,
      at,
      cells: [
        time(at),
        t('money.refundOf', { account: t(`accounts.${account}`) }),
        t(`refundStates.${status}`),
        money(-amount),
      ],
    })),
  ].toSorted((a, b) => a.at.localeCompare(b.at))
  if (rows.length === 0) return null
  return (
    <Rows
      label={t('money.atBank')}
      head={[t('money.at'), t('money.what'), t('money.state'), t('money.amount')]}
      rows={rows}
    />
  )
}

type RowsProps = { label: string; head: string[]; rows: readonly { id: string | number; cells: string[] }[] }

function Rows({ label, head, rows }: RowsProps) {
  return (
    <Box>
      <Typography component="h3" variant="body2" color="textSecondary">
        {label}
      </Typography>
      <TableContainer tabIndex={0} role="region" aria-label={label}>
        <Table size="small">
          <TableHead>
            <TableRow>
              {head.map((name, index) => (
                <TableCell key={name} align={index === head.length - 1 ? 'right' : 'left'} sx={{ pl: 0 }}>
                  {name}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ id, cells }) => (
              <TableRow key={id}>
                {cells.map((text, index) => (
                  <TableCell
                    key={head[index]}
                    align={index === cells.length - 1 ? 'right' : 'left'}
                    sx={{
                      pl: 0,
                      fontVariantNumeric: 'tabular-nums',
                      whiteSpace: index === 1 ? 'normal' : 'nowrap',
                    }}
                  >
                    {text}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Box>
  )
}
