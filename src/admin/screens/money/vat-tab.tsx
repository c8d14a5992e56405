import type { VatRateRow } from '../../../contract/staff/money.ts'
import { useApi } from '../../api/use-api.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Quiet } from '../../ui/text.tsx'
import { TitledPaper } from '../../ui/titled-paper.tsx'
import { TwoLines } from '../../ui/two-lines.tsx'
import { useWords } from '../../words/words.tsx'
import { CsvButton } from './csv-button.tsx'
import { MonthsChooser, useMonths } from './months-chooser.tsx'

const sums = ['invoiced', 'credited', 'net', 'vat', 'gross'] as const

/** What the VAT return asks for. */
export function VatTab() {
  const { t, amount, percent, month } = useWords('money')
  const [months, setMonths] = useMonths()
  const answer = useApi('GET /money/vat', { query: months })
  return (
    <>
      <MonthsChooser months={months} onChoose={setMonths} />
      <Loaded answer={answer} loading={t('loading')}>
        {(vat) => {
          const ofMonths = vat.months.flatMap((one) =>
            one.rates.map((row) => ({ ...row, name: month(one.month), isTotal: false })),
          )
          const total = vat.total.map((row) => ({ ...row, name: t('vat.total'), isTotal: true }))
          return (
            <TitledPaper
              title={t('vat.title')}
              lead={t('vat.lead')}
              actions={<CsvButton report="vat" query={months} />}
            >
              {ofMonths.length === 0 ? (
                <Quiet>{t('vat.none')}</Quiet>
              ) : (
                <DataTable
                  caption={t('vat.title')}
                  rows={[...ofMonths, ...total]}
                  keyOf={({ name, rate }) => `${name} ${rate}`}
                  isWrapping
                  isTotal={({ isTotal }) => isTotal}
                  columns={[
                    {
                      head: t('vat.month'),
                      render: (row: VatRateRow & { name: string }) => (
                        <TwoLines one={row.name} two={t('vat.ofRate', { rate: percent(row.rate) })} />
                      ),
                    },
                    ...sums.map((name) => ({
                      head: t(`vat.${name}`),
                      render: (row: VatRateRow) => amount(row[name]),
                    })),
                  ]}
                />
              )}
            </TitledPaper>
          )
        }}
      </Loaded>
    </>
  )
}
