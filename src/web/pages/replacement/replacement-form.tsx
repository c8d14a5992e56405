import { useTranslations } from 'use-intl'
import { InquiryForm } from '../../inquiry/inquiry-form.tsx'
import { MoreField, PersonFields } from '../../inquiry/person-fields.tsx'
import { HurryNote } from '../../ui/call-link.tsx'
import { TextField } from '../../ui/field.tsx'

/** `today` is the first day one can ask for, as a date field takes it. */
export function ReplacementForm({ today }: { today: string }) {
  const t = useTranslations('replacement.form')
  const inquiry = useTranslations('inquiry')
  const common = useTranslations('common')
  const optional = { optional: common('optional') }
  return (
    <InquiryForm
      submit={t('submit')}
      sentTitle={inquiry('sentTitle')}
      sentText={(email) => t('sent', { email })}
      help={<HurryNote />}
    >
      {(field) => (
        <>
          <PersonFields field={field} isPhoneRequired />
          <TextField {...field('ownCar')} label={t('ownCar')} autoComplete="off" {...optional} />
          <TextField {...field('garage')} label={t('garage')} autoComplete="off" {...optional} />
          <TextField {...field('insurer')} label={t('insurer')} autoComplete="off" {...optional} />
          <TextField {...field('claimNumber')} label={t('claimNumber')} autoComplete="off" {...optional} />
          <TextField {...field('from')} label={t('from')} type="date" min={today} {...optional} />
          <TextField {...field('until')} label={t('until')} type="date" min={today} {...optional} />
          <MoreField field={field} />
        </>
      )}
    </InquiryForm>
  )
}
