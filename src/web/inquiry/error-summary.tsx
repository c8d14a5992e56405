import { useTranslations } from 'use-intl'
import { FaultLink } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { FocusedAnswer } from '../ui/notice.tsx'
import { type ErrorCode, type FieldName, limits, longtermMonths } from './form-answer.ts'

export function useErrorText(): (name: FieldName, code: ErrorCode) => string {
  const t = useTranslations('inquiry.errors')
  return (name, code) => t(code, { max: limits[name], ...longtermMonths })
}

/** What needs correcting, with the way to each field. */
export function ErrorSummary({ answer }: { answer: { errors: Partial<Record<FieldName, ErrorCode>> } }) {
  const t = useTranslations('inquiry')
  const errorText = useErrorText()
  const faults = Object.entries(answer.errors) as [FieldName, ErrorCode][]
  return (
    <FocusedAnswer
      of={answer}
      role="alert"
      className="border-danger bg-ground grid gap-2 rounded-xl border-2 p-4 sm:p-5"
    >
      <p className="text-danger flex items-center gap-2 font-semibold">
        <Icon name="warning" />
        {t('errorsTitle', { count: faults.length })}
      </p>
      <ul className="-my-1 grid">
        {faults.map(([name, code]) => (
          <li key={name}>
            <FaultLink field={name} className="py-2">
              {errorText(name, code)}
            </FaultLink>
          </li>
        ))}
      </ul>
    </FocusedAnswer>
  )
}
