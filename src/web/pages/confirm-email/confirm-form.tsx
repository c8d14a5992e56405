import { Form } from 'react-router'
import { useTranslations } from 'use-intl'
import { DeadLink } from '../../ui/dead-link.tsx'
import { useWriteLink } from '../../ui/email-link.tsx'
import { useCallLink } from '../../ui/phone.tsx'
import { CarOnRoad } from '../../ui/road.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useFormats } from '../../use-formats.ts'

type ConfirmEmailData = {
  /** Undefined when the link is of no request, or of another address than it has now. */
  request:
    | {
        number: string
        car: string
        image: string | undefined
        rentAt: string
        /** On Tallinn's clocks; undefined when no car is held for it before people have answered. */
        until: string | undefined
      }
    | undefined
}

/** One button, for those without scripts too. */
export function ConfirmEmail({ request }: ConfirmEmailData) {
  const t = useTranslations('confirmEmail')
  const { ofLabel } = useFormats()
  const contact = { ...useCallLink(), ...useWriteLink() }
  if (!request) {
    return <DeadLink title={t('title')}>{t.rich('gone', contact)}</DeadLink>
  }
  const { number, car, image, rentAt, until } = request
  return (
    <div className="grid gap-6">
      <CarOnRoad image={image} carClassName="w-56 sm:w-72" className="pt-4" />
      <h1 className="text-h1">{t('title')}</h1>
      <p className="text-lead text-ink-soft">{t('lead', { number, car, rent: ofLabel(rentAt) })}</p>
      <p className="max-w-[60ch]">{until ? t('text', { until }) : t('notHeld')}</p>
      <Form method="post">
        <SubmitButton
          intent="confirm"
          sending={t('sending')}
          className="min-h-16 text-lg max-sm:w-full sm:px-12"
        >
          {until ? t('button') : t('notHeldButton')}
        </SubmitButton>
      </Form>
    </div>
  )
}
