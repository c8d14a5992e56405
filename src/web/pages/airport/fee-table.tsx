import { useTranslations } from 'use-intl'
import type { FeeRow } from './airport-fees.ts'

export function FeeTable({ rows }: { rows: readonly FeeRow[] }) {
  const t = useTranslations('airport.fees')
  const common = useTranslations('common')
  return (
    <table className="max-sm:text-small w-full max-w-lg text-left tabular-nums">
      <caption className="sr-only">{t('caption')}</caption>
      <thead className="text-ink-soft text-small">
        <tr className="border-line border-b">
          <th scope="col" className="py-2 pr-2 sm:pr-4 font-medium">
            {t('time')}
          </th>
          <th scope="col" className="py-2 pr-2 sm:pr-4 font-medium">
            {t('pickUp')}
          </th>
          <th scope="col" className="py-2 font-medium">
            {t('return')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.time} className="border-line border-b">
            <th scope="row" className="py-3 pr-2 sm:pr-4 font-medium whitespace-nowrap">
              {row.time}
            </th>
            <Fee amount={row.pickUp} free={common('free')} />
            <Fee amount={row.return} free={common('free')} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Fee({ amount, free }: { amount: string; free: string }) {
  return (
    <td className="py-3 pr-2 sm:pr-4">
      {amount || <span className="text-positive font-medium">{free}</span>}
    </td>
  )
}
