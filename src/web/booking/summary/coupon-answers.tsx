import { useTranslations } from 'use-intl'
import type { CouponAnswer } from '../../../contract/visitor/answers.ts'
import { Icon } from '../../ui/icon.tsx'

type Answered = { code: string; applied: boolean; reason: string | null }

const refusals = [
  'unknown',
  'not_yet',
  'expired',
  'other_length',
  'new_clients_only',
  'service_not_chosen',
  'better_used',
  'nothing_applies',
  'too_many_tries',
] as const satisfies NonNullable<CouponAnswer['reason']>[]

/** Each typed code with what became of it. */
export function CouponAnswers({ coupons }: { coupons: readonly Answered[] }) {
  const t = useTranslations('coupons')
  if (coupons.length === 0) return null
  return (
    <ul className="text-small grid gap-1.5">
      {coupons.map(({ code, applied, reason }) => {
        const refusal = refusals.find((known) => known === reason) ?? 'nothing_applies'
        return (
          <li key={code} className="flex items-start gap-2">
            <Icon
              name={applied ? 'percent' : 'info'}
              className={`mt-0.5 size-4 ${applied ? 'text-positive' : 'text-warning'}`}
            />
            <span className="[overflow-wrap:anywhere]">{t(applied ? 'applied' : refusal, { code })}</span>
          </li>
        )
      })}
    </ul>
  )
}
