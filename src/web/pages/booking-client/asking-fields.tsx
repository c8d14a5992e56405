import { type ReactNode, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { likelyEmail } from '../../../domain/people/likely-email.ts'
import { hasOtherLetters } from '../../../domain/people/person-name.ts'
import { useHydrated } from '../../browser/use-hydrated.ts'
import { ClientField, useFieldStates } from './form-fields.tsx'

/** Fields that ask whether what was typed is meant, once it was left. They refuse nothing. */

export function EmailField() {
  const t = useTranslations('client')
  const field = useRef<HTMLInputElement>(null)
  const isHydrated = useHydrated()
  const [typed, setTyped] = useState(useFieldStates().values.email ?? '')
  const meant = likelyEmail(typed)
  const correct = (email: string) => {
    setTyped(email)
    if (!field.current) return
    field.current.value = email
    field.current.focus()
  }
  return (
    <div className="grid content-start gap-1.5">
      <ClientField
        ref={field}
        field="email"
        type="email"
        hint={t('hints.email')}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        onBlur={(event) => setTyped(event.target.value)}
      />
      <Question>
        {meant ? (
          <>
            {t('questions.email', { email: meant })}{' '}
            {isHydrated ? (
              <button
                type="button"
                onClick={() => correct(meant)}
                className="text-brand min-h-11 underline underline-offset-4 hover:no-underline"
              >
                {t('questions.correct')}
              </button>
            ) : null}
          </>
        ) : null}
      </Question>
    </div>
  )
}

type NameFieldProps = { field: 'firstName' | 'lastName'; prefix?: string; autoComplete: string }

export function NameField({ field, prefix = '', autoComplete }: NameFieldProps) {
  const t = useTranslations('client')
  const [typed, setTyped] = useState(useFieldStates().values[prefix + field] ?? '')
  return (
    <div className="grid content-start gap-1.5">
      <ClientField
        field={field}
        prefix={prefix}
        autoComplete={autoComplete}
        onBlur={(event) => setTyped(event.target.value)}
      />
      <Question>{hasOtherLetters(typed) ? t('questions.letters') : null}</Question>
    </div>
  )
}

function Question({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="text-warning text-sm font-medium break-words empty:hidden">
      {children}
    </p>
  )
}
