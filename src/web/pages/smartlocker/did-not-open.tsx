import { useTranslations } from 'use-intl'
import type { CustomerLocker } from '../../../contract/visitor/customer.ts'
import { PostButton } from '../../customer/post-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Outcome } from '../../ui/notice.tsx'
import { showPhone, useCallLink } from '../../ui/phone.tsx'
import type { LockerPageAnswer } from './locker-answer.ts'

/** For who stands before a shut door: what to check, and one button that calls for help. */
export function DidNotOpen({
  locker,
  answer,
}: {
  locker: CustomerLocker
  answer: LockerPageAnswer | undefined
}) {
  const t = useTranslations('customer.locker.problem')
  const callLink = useCallLink()
  const phone = showPhone(locker.ownPhone)
  const isReported = answer && 'ok' in answer && answer.ok && answer.act === 'report'
  return (
    <details
      open={Boolean(isReported)}
      className="group/problem bg-surface shadow-card rounded-2xl px-5 sm:px-7"
    >
      <summary className="flex min-h-16 cursor-pointer list-none items-center justify-between gap-3 font-semibold [&::-webkit-details-marker]:hidden">
        {t('open')}
        <Icon name="chevron-down" className="size-5 transition group-open/problem:rotate-180" />
      </summary>
      <div className="grid gap-4 pb-6">
        {isReported ? (
          <Outcome tone="positive" of={answer}>
            {t('reported', { phone })}
          </Outcome>
        ) : (
          <>
            <p>{t('check', { phone })}</p>
            <PostButton intent="report" look="secondary" className="sm:justify-self-start">
              {t('report')}
            </PostButton>
          </>
        )}
        <p>{t.rich('hurry', callLink)}</p>
      </div>
    </details>
  )
}
