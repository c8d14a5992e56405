import { Button, Link } from '@mui/material'
import { useNotify } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { useApi, useSend } from '../../api/use-api.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { Fact, Facts } from '../../ui/facts.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { PlainList } from '../../ui/plain-list.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { Quiet, Subheading } from '../../ui/text.tsx'
import { TitledPaper } from '../../ui/titled-paper.tsx'
import { useWords } from '../../words/words.tsx'
import { OffAccount } from './off-account.tsx'

/** What a company owes, who drives for it, and its collective invoices. */
export function AccountPanel({ id }: { id: number }) {
  const { t, money, day, month } = useWords('people')
  const card = useApi('GET /company-accounts/:id/card', { params: { id } })
  return (
    <TitledPaper title={t('account.title')}>
      <Loaded answer={card} loading={t('loading')}>
        {({ owed, creditLimit, offAccount, drivers, invoices }) => (
          <>
            <Facts room={160}>
              <Fact name={t('account.owed')} isLarge>
                {money(owed)}
              </Fact>
              <Fact name={t('account.limit')}>
                {creditLimit === null ? t('account.noLimit') : money(creditLimit)}
              </Fact>
            </Facts>
            <Link
              component={RouterLink}
              to={`/admin/company-prices?filter=${encodeURIComponent(JSON.stringify({ accountId: id }))}`}
            >
              {t('account.prices')}
            </Link>
            <OffAccount accountId={id} rentals={offAccount} onDone={card.reload} />
            <Subheading>{t('account.drivers')}</Subheading>
            <PlainList none={t('account.noDrivers')}>
              {drivers.map((driver) => (
                <li key={driver.id}>
                  <Link component={RouterLink} to={`/admin/clients/${driver.id}/show`}>
                    {driver.name}
                  </Link>
                  {` · ${t('account.rentals', { count: driver.rentals })}`}
                </li>
              ))}
            </PlainList>
            <Subheading>{t('account.invoices')}</Subheading>
            {invoices.length === 0 ? (
              <Quiet>{t('account.noInvoices')}</Quiet>
            ) : (
              <DataTable
                caption={t('account.invoices')}
                wordColumns={3}
                rows={invoices}
                keyOf={(invoice) => invoice.id}
                columns={[
                  {
                    head: t('account.number'),
                    render: ({ number, href }) => <Link href={href}>{number}</Link>,
                  },
                  { head: t('account.month'), render: (invoice) => month(invoice.month) },
                  { head: t('account.due'), render: ({ dueOn }) => day(dueOn) },
                  { head: t('account.amount'), render: ({ amount }) => money(amount) },
                  { head: t('account.send'), render: (invoice) => <SendAgain {...invoice} /> },
                ]}
              />
            )}
          </>
        )}
      </Loaded>
    </TitledPaper>
  )
}

/** The same letter once more, to the address that the company has now. */
function SendAgain({ id, number }: { id: number; number: string }) {
  const { t } = useWords('people')
  const notify = useNotify()
  const { send, isSending, problem } = useSend('POST /company-accounts/invoices/:id/send', ({ recipient }) =>
    notify(t('account.sent', { email: recipient }), { type: 'success' }),
  )
  return (
    <>
      <Button
        size="small"
        disabled={isSending}
        aria-label={t('account.sendOf', { number })}
        onClick={() => send({ params: { id } })}
      >
        {t('account.send')}
      </Button>
      {problem ? <ProblemAlert problem={problem} /> : null}
    </>
  )
}
