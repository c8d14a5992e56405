import { Form } from 'react-router'
import { useTranslations } from 'use-intl'
import type { CustomerView } from '../../../contract/visitor/customer.ts'
import { TextArea } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useFormats } from '../../use-formats.ts'

export const LONGEST_REASON = 500

/** Folded away; what it costs and what goes back is said before the one button that does it. */
export function CancelBooking(props: {
  terms: NonNullable<CustomerView['cancel']>
  /** Was tried and did not get through: it stays open. */
  isRefused: boolean
}) {
  const t = useTranslations('customer.cancel')
  const frame = useTranslations('customer.frame')
  const common = useTranslations('common')
  const { money } = useFormats()
  const { fee, goesBack } = props.terms
  return (
    <details open={props.isRefused} className="group/cancel bg-surface shadow-card rounded-2xl px-5 sm:px-7">
      <summary className="text-danger flex min-h-14 cursor-pointer list-none items-center justify-between gap-3 font-medium [&::-webkit-details-marker]:hidden">
        {t('open')}
        <Icon name="chevron-down" className="size-5 transition group-open/cancel:rotate-180" />
      </summary>
      <Form method="post" className="grid gap-4 pb-5 sm:pb-7">
        <div className="grid gap-2">
          <p className="font-semibold">{fee > 0 ? t('fee', { amount: money(fee) }) : t('free')}</p>
          <p>{goesBack > 0 ? t('goesBack', { amount: money(goesBack) }) : t('nothingBack')}</p>
          <p className="text-ink-soft">{t('final')}</p>
        </div>
        <TextArea
          name="reason"
          label={t('reason')}
          hint={t('reasonHint')}
          optional={common('optional')}
          maxLength={LONGEST_REASON}
          rows={3}
        />
        <SubmitButton
          intent="cancel"
          sending={frame('sending')}
          look="secondary"
          className="border-danger text-danger hover:border-danger"
        >
          {t('confirm')}
        </SubmitButton>
      </Form>
    </details>
  )
}
