import { useApi } from '../../api/use-api.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { TitledPaper } from '../../ui/titled-paper.tsx'
import { useWords } from '../../words/words.tsx'
import { MonthsChooser, useMonths } from './months-chooser.tsx'

type Row = { name: string; rent: number; cancelFees: number; total: number }

/** What was earned, month by month. */
export function RevenueTab() {
  const { t, amount, month } = useWords('money')
  const [months, setMonths] = useMonths()
  const answer = useApi('GET /money/revenue', { query: months })
  return (
    <>
      <MonthsChooser months={months} onChoose={setMonths} />
      <Loaded answer={answer} loading={t('loading')}>
        {({ rent, cancelFees, total, ...revenue }) => (
          <TitledPaper title={t('revenue.title')} lead={t('revenue.lead')}>
            <DataTable
              caption={t('revenue.title')}
              rows={[
                ...revenue.months.map((one) => ({ ...one, name: month(one.month) })),
                { name: t('revenue.all'), rent, cancelFees, total },
              ]}
              keyOf={({ name }) => name}
              columns={[
                { head: t('revenue.month'), render: ({ name }: Row) => name },
                ...(['rent', 'cancelFees', 'total'] as const).map((name) => ({
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
