import { useApi } from '../../api/use-api.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { TitledPaper } from '../../ui/titled-paper.tsx'
import { useWords } from '../../words/words.tsx'
import { CsvButton } from './csv-button.tsx'
import { MonthsChooser, useMonths } from './months-chooser.tsx'

const sums = ['rent', 'cancelFees', 'extraCharges', 'total'] as const

type Row = { name: string; isTotal: boolean } & Record<(typeof sums)[number], number>

/** What was earned, month by month. */
export function RevenueTab() {
  const { t, amount, month } = useWords('money')
  const [months, setMonths] = useMonths()
  const answer = useApi('GET /money/revenue', { query: months })
  return (
    <>
      <MonthsChooser months={months} onChoose={setMonths} />
      <Loaded answer={answer} loading={t('loading')}>
        {(revenue) => (
          <TitledPaper
            title={t('revenue.title')}
            lead={t('revenue.lead')}
            actions={<CsvButton report="revenue" query={months} />}
          >
            <DataTable
              caption={t('revenue.title')}
              rows={[
                ...revenue.months.map((one) => ({ ...one, name: month(one.month), isTotal: false })),
                { ...revenue, name: t('revenue.all'), isTotal: true },
              ]}
              keyOf={({ name }) => name}
              isWrapping
              isTotal={({ isTotal }) => isTotal}
              columns={[
                { head: t('revenue.month'), render: ({ name }: Row) => name },
                ...sums.map((name) => ({
                  head: t(`revenue.${name}`),
                  render: (row: Row) => amount(row[name]),
                })),
              ]}
            />
          </TitledPaper>
        )}
      </Loaded>
    </>
  )
}
