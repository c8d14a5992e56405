import { useTranslations } from 'use-intl'
import { Outcome } from '../../customer/outcome.tsx'
import { usePaths } from '../../locale.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { useCallLink } from '../../ui/call-link.tsx'
import type { PayProblem } from './pay-answer.ts'

/** Why no payment was started, and what to do instead. */
export function PayProblemNotice({ answer }: { answer: { kind: PayProblem | 'go_to_bank' } }) {
  const t = useTranslations('customer.pay')
  const callLink = useCallLink()
  const to = usePaths()
  const { kind } = answer
  if (kind === 'go_to_bank') return null
  const isOver = kind === 'car_taken' || kind === 'cancelled'
  return (
    <Outcome tone={kind === 'nothing_due' ? 'info' : 'danger'} of={answer}>
      <p>{t.rich(`problems.${kind}`, callLink)}</p>
      {isOver ? (
        <ButtonLink to={to('index')} look="quiet" className="justify-self-start">
          {t('newSearch')}
        </ButtonLink>
      ) : null}
    </Outcome>
  )
}
