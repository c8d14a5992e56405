import { useLocale, useTranslations } from 'use-intl'
import type { PriceLine } from '../../../contract/visitor/answers.ts'
import { formatPercent } from '../../../i18n/format.ts'
import { lineDetails, lineSections } from './line-details.ts'
import { useMoney } from './use-money.ts'

/** The names that stand in the lines; the lines themselves know ids only. */
export type LineNames = { rentPlace: string; returnPlace: string; services?: ReadonlyMap<number, string> }

/** Why the price is what it is: every line of it, under three headings. */
export function PriceLines({ lines, names }: { lines: readonly PriceLine[]; names: LineNames }) {
  const t = useTranslations('price')
  const common = useTranslations('common')
  const money = useMoney()
  return (
    <div className="grid gap-4">
      {lineSections(lines).map((part) => (
        <section key={part.section} className="grid gap-1.5">
          <h3 className="text-label text-ink-soft">{t(part.section)}</h3>
          <ul className="text-small grid gap-2">
            {part.lines.map((line, index) => (
              // Lines have no name of their own, and their order is that of the price.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index} className="grid grid-cols-[1fr_auto] gap-x-4">
                <LineWords line={line} names={names} />
                <span
                  className={`text-right font-medium tabular-nums ${line.amount < 0 ? 'text-positive' : ''}`}
                >
                  {line.kind === 'service' && line.amount === 0 ? common('included') : money(line.amount)}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function LineWords({ line, names }: { line: PriceLine; names: LineNames }) {
  const t = useTranslations('price')
  const locale = useLocale()
  const details = lineDetails(line, locale)
  const place = line.kind.startsWith('rent') ? names.rentPlace : names.returnPlace
  return (
    <div>
      {t(`lines.${line.kind}`, {
        days: line.quantity,
        hours: line.quantity,
        weekdays: details.weekdays,
        season: details.season,
        percent: formatPercent(details.percent || details.discount, locale),
        isDiscount: String(details.isDiscount),
        code: details.code,
        lateDays: details.days,
        lateHours: details.hours,
        place,
        service: names.services?.get(details.serviceId) ?? '',
      })}
      <Reasons line={line} />
    </div>
  )
}

/** The small print of a line: how many times how much, and what made one piece cost that. */
function Reasons({ line }: { line: PriceLine }) {
  const t = useTranslations('price.details')
  const locale = useLocale()
  const money = useMoney()
  const details = lineDetails(line, locale)
  const isRent = line.kind === 'car-days' || line.kind === 'car-hours'
  const isService = line.kind === 'service'
  const reasons = [
    isRent && details.listPrice && details.listPrice !== line.unitPrice
      ? t('listPrice', { amount: money(details.listPrice) })
      : '',
    isRent && details.regulation ? t('regulation', { amount: money(details.regulation) }) : '',
    (isRent || isService) && details.discount
      ? t('discount', { percent: formatPercent(details.discount, locale) })
      : '',
    isService && details.markup ? t('markup', { percent: formatPercent(details.markup, locale) }) : '',
    line.quantity > 1 && line.unitPrice !== null
      ? t('times', { quantity: String(line.quantity), amount: money(line.unitPrice) })
      : '',
  ].filter(Boolean)
  return reasons.length > 0 ? (
    <p className="text-ink-soft text-label font-normal">{reasons.join(' · ')}</p>
  ) : null
}
