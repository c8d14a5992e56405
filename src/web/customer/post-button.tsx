import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { useTranslations } from 'use-intl'
import { useSending } from '../browser/use-sending.ts'
import { Button } from '../ui/button.tsx'

/** A form that is one button. */
export function PostButton(props: {
  intent: string
  look?: 'primary' | 'secondary' | 'quiet'
  className?: string
  /** What stands on it while it is sent. */
  sending?: string
  children: ReactNode
}) {
  const t = useTranslations('customer.frame')
  const sending = useSending()
  const isAtWork = sending === props.intent
  return (
    <Form method="post" className="contents">
      <input type="hidden" name="intent" value={props.intent} />
      <Button
        type="submit"
        look={props.look ?? 'primary'}
        disabled={sending !== undefined}
        className={props.className ?? ''}
      >
        {isAtWork ? (props.sending ?? t('sending')) : props.children}
      </Button>
    </Form>
  )
}

/** For those without scripts, and for the impatient. */
export function CheckButton() {
  const t = useTranslations('customer.frame')
  return (
    <PostButton
      intent="check"
      look="secondary"
      sending={t('checking')}
      className="max-sm:w-full sm:justify-self-start"
    >
      {t('checkNow')}
    </PostButton>
  )
}
