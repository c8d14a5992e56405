import { Alert, Box, Button } from '@mui/material'
import type { LedgerCheckAnswer } from '../../../contract/staff/money.ts'
import { accountNames } from '../../../domain/accounting/accounts.ts'
import { useMay } from '../../api/session.ts'
import { useApi } from '../../api/use-api.ts'
import { Fact, Facts } from '../../ui/facts.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Subheading } from '../../ui/text.tsx'
import { TitledPaper } from '../../ui/titled-paper.tsx'
import { useWords } from '../../words/words.tsx'
import { MonthsChooser, useMonths } from './months-chooser.tsx'

/** Files for the accountant's own program, with the sums that say whether everything is in them. */
export function ExportsTab() {
  const { t } = useWords('money')
  return useMay('ledger') ? <GeneralLedger /> : <Alert severity="info">{t('ledger.ownersOnly')}</Alert>
}

function GeneralLedger() {
  const { t, locale } = useWords('money')
  const [months, setMonths] = useMonths()
  const answer = useApi('GET /money/general-ledger', { query: months })
  const query = new URLSearchParams({ ...months, language: locale }).toString()
  return (
    <>
      <MonthsChooser months={months} onChoose={setMonths} />
      <Loaded answer={answer} loading={t('loading')}>
        {(check) => (
          <TitledPaper title={t('ledger.title')} lead={t('ledger.lead')}>
            <Completeness check={check} />
            <Box>
              <Button variant="contained" href={`/api/admin/money/general-ledger.csv?${query}`} download>
                {t('ledger.download')}
              </Button>
            </Box>
            <Subheading>{t('ledger.accountsTitle')}</Subheading>
            <Facts room={180}>
              {accountNames.map((name) => (
                <Fact key={name} name={t(`ledger.names.${name}`)}>
                  {check.accounts[name]}
                </Fact>
              ))}
            </Facts>
          </TitledPaper>
        )}
      </Loaded>
    </>
  )
}

function Completeness({ check }: { check: LedgerCheckAnswer }) {
  const { t, money, whole } = useWords('money')
  const { debit, credit, receivable, deposits } = check
  const isComplete = debit === credit && receivable.difference === 0 && deposits.difference === 0
  return (
    <>
      <Alert severity={isComplete ? 'success' : 'error'}>
        {isComplete ? t('ledger.complete') : t('ledger.incomplete')}
      </Alert>
      <Facts room={300}>
        <Fact name={t('ledger.documents')}>{whole(check.documents)}</Fact>
        <Fact name={t('ledger.debit')}>{money(debit)}</Fact>
        <Fact name={t('ledger.credit')}>{money(credit)}</Fact>
        <Fact
          name={t('ledger.receivable')}
        >{`${money(receivable.posted)} / ${money(receivable.booked)}`}</Fact>
        <Fact name={t('ledger.deposits')}>{`${money(deposits.posted)} / ${money(deposits.booked)}`}</Fact>
      </Facts>
    </>
  )
}
