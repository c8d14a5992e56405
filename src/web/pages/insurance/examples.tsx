import { useLocale, useTranslations } from 'use-intl'
import { type Cents, cents } from '../../../domain/money.ts'
import { shortMoney } from '../pricelist/short-money.ts'
import type { Cover } from './covers.ts'

/** What such a thing costs to put right; the texts name the sum. */
const examples = [
  ['scratch', cents(320_00)],
  ['collision', cents(2_600_00)],
  ['theft', cents(19_500_00)],
] as const satisfies [string, Cents][]

/** The same accident with each cover. The bars show the shares, the words beside them say the sums. */
export function Examples({ covers }: { covers: readonly Cover[] }) {
  const t = useTranslations('insurance')
  const locale = useLocale()
  const most = Math.max(1, ...covers.map(({ excess }) => excess))
  return (
    <ul className="grid gap-x-12 gap-y-12 lg:grid-cols-3">
      {examples.map(([name, repair]) => (
        <li key={name} className="grid content-start gap-5 lg:grid-rows-subgrid lg:row-span-2">
          <div className="grid content-start gap-2">
            <h3 className="text-h3">{t(`examples.${name}.title`)}</h3>
            <p className="text-ink-soft">
              {t(`examples.${name}.text`, { repair: shortMoney(repair, locale) })}
            </p>
          </div>
          <ul className="grid content-start gap-4">
            {covers.map((cover) => {
              const share = cents(Math.min(repair, cover.excess))
              return (
                <li key={cover.id} className="grid gap-1.5">
                  <span className="text-small font-medium">
                    {t('youPay', { cover: cover.name, amount: shortMoney(share, locale) })}
                  </span>
                  <span aria-hidden="true" className="bg-line block h-2.5 overflow-clip rounded-full">
                    <span
                      className="bg-brand block h-full rounded-full"
                      style={{ width: `${(share / most) * 100}%` }}
                    />
                  </span>
                </li>
              )
            })}
          </ul>
        </li>
      ))}
    </ul>
  )
}
