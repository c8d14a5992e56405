import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useCallLink } from '../../inquiry/call-link.tsx'
import { usePaths } from '../../locale.ts'
import { buttonStyle } from '../../ui/button.tsx'
import { Outcome } from '../outcome.tsx'
import type { PayProblem } from './pay-answer.ts'

/** Why no payment was started, and what to do instead. */
export function PayProblemNotice({ answer }: { answer: { kind: PayProblem | 'go_to_bank' } }) {
  const t = useTranslations('own.pay')
  const callLink = useCallLink()
  const to = usePaths()
  const { kind } = answer
  if (kind === 'go_to_bank') return null
  const isOver = kind === 'car_taken' || kind === 'cancelled'
  return (
    <Outcome tone={kind === 'nothing_due' ? 'info' : 'danger'} of={answer}>
      <p>{t.rich(`problems.${kind}`, callLink)}</p>
      {isOver ? (
        <Link to={to('index')} viewTransition className={`${buttonStyle('quiet')} justify-self-start`}>
          {t('newSearch')}
        </Link>
      ) : null}
    </Outcome>
  )
}
