import { Form } from 'react-router'
import { useTranslations } from 'use-intl'
import { DeadLink } from '../../ui/dead-link.tsx'
import { useWriteLink } from '../../ui/email-link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useCallLink } from '../../ui/phone.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'

type OffersData = {
  /** Undefined when the link is nobody's, or of an address that is no longer kept. */
  offers: { email: string; isWanted: boolean } | undefined
}

/** Whether offers are sent to this address, and the one button that changes it. */
export function OffersChoice({ offers }: OffersData) {
  const t = useTranslations('stopOffers')
  const contact = { ...useCallLink(), ...useWriteLink() }
  if (!offers) {
    return <DeadLink title={t('title')}>{t.rich('gone', contact)}</DeadLink>
  }
  const { email, isWanted } = offers
  return (
    <div className="grid gap-6">
      <h1 className="text-h1">{t('title')}</h1>
      <div role="status">
        <Notice tone={isWanted ? 'info' : 'positive'}>
          {isWanted ? t('on', { email }) : t('off', { email })}
        </Notice>
      </div>
      <p className="text-ink-soft max-w-[60ch]">{t('others')}</p>
      <Form method="post">
        <SubmitButton
          intent={isWanted ? 'stop' : 'start'}
          look={isWanted ? 'primary' : 'secondary'}
          sending={t('sending')}
          className="max-sm:w-full"
        >
          {isWanted ? t('stop') : t('start')}
        </SubmitButton>
      </Form>
    </div>
  )
}
