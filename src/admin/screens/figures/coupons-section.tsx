import type { FiguresAnswer } from '../../../contract/staff/figures.ts'
import { useFormats } from '../../words/formats.ts'
import { useWords } from '../../words/words.tsx'
import { FigureSection } from './figure-section.tsx'
import type { SectionProps } from './fleet-table.ts'
import { BarRows } from './plots/bar-rows.tsx'

export function CouponsSection({ figures: { coupons }, query }: SectionProps<FiguresAnswer>) {
  const t = useWords('figures')
  const format = useFormats()
  return (
    <FigureSection
      title={t('sections.coupons.title')}
      csv={{ table: 'coupons', query }}
      isEmpty={coupons.length === 0}
      table={{
        heads: [
          t('columns.coupon'),
          t('columns.couponName'),
          t('columns.rentals'),
          t('columns.revenue'),
          t('columns.discount'),
        ],
        wordColumns: 2,
        rows: coupons.map(({ code, name, rentals, revenue, discount }) => ({
          key: code,
          cells: [code, name, format.whole(rentals), format.amount(revenue), format.amount(discount)],
        })),
      }}
    >
      <BarRows
        name={t('sections.coupons.title')}
        end={Math.max(0, ...coupons.map(({ rentals }) => rentals))}
        rows={coupons.map(({ code, name, rentals, discount }) => ({
          key: code,
          label: code,
          ...(name === null ? {} : { note: name }),
          value: rentals,
          text: `${format.whole(rentals)} · −${format.money(discount)}`,
        }))}
      />
    </FigureSection>
  )
}
