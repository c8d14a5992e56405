import { Form } from 'react-router'
import { useTranslations } from 'use-intl'
import type { CustomerDriver } from '../../../contract/visitor/customer.ts'
import { TextField } from '../../ui/field.tsx'
import { Outcome } from '../../ui/notice.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { LICENCE_INTENT, type UploadPageAnswer } from './upload-answer.ts'

type LicenceFormProps = { driver: CustomerDriver; answer: UploadPageAnswer | undefined }

/** Two dates from the licence: whether it will do is said at once, and not when somebody looks at its picture. */
export function LicenceForm({ driver, answer }: LicenceFormProps) {
  const t = useTranslations('customer.upload.licence')
  const frame = useTranslations('customer.frame')
  const own = answer && 'licence' in answer && answer.licence.driver === driver.index ? answer : undefined
  const { since, until } = own?.licence ?? driver.licence ?? { since: '', until: '' }
  const fault = own?.fault ?? undefined
  const isAboutSince = fault === 'since_not_a_date' || fault === 'held_too_short'
  return (
    <Form method="post" preventScrollReset className="border-line grid gap-4 border-t pt-5">
      <div className="grid gap-1">
        <h3 className="font-semibold">{t('title')}</h3>
        <p className="text-ink-soft max-w-[60ch]">{t('text')}</p>
      </div>
      <input type="hidden" name="driver" value={driver.index} />
      <div className="grid gap-4 sm:grid-cols-2 sm:items-start">
        <TextField
          id={`since-${driver.index}`}
          name="since"
          type="date"
          required
          label={t('since')}
          defaultValue={since}
          error={fault && isAboutSince ? t(`faults.${fault}`) : undefined}
        />
        <TextField
          id={`until-${driver.index}`}
          name="until"
          type="date"
          required
          label={t('until')}
          defaultValue={until}
          error={fault && !isAboutSince ? t(`faults.${fault}`) : undefined}
        />
      </div>
      <SubmitButton
        intent={LICENCE_INTENT}
        look="secondary"
        sending={frame('sending')}
        className="sm:justify-self-start"
      >
        {t('check')}
      </SubmitButton>
      {own && !fault ? (
        <Outcome tone="positive" of={own}>
          {t('fine')}
        </Outcome>
      ) : null}
    </Form>
  )
}
