import type { ComponentProps } from 'react'
import { Form } from 'react-router'
import { useTranslations } from 'use-intl'
import { SubmitButton } from '../ui/submit-button.tsx'

type PostButtonProps = Omit<ComponentProps<typeof SubmitButton>, 'sending'> & { sending?: string }

/** A form that is one button. */
export function PostButton(button: PostButtonProps) {
  const t = useTranslations('customer.frame')
  return (
    <Form method="post" className="contents">
      <SubmitButton sending={t('sending')} {...button} />
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
