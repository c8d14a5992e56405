import { useTranslations } from 'use-intl'
import { InquiryForm } from '../../inquiry/inquiry-form.tsx'
import { PersonFields } from '../../inquiry/person-fields.tsx'
import { HurryNote } from '../../ui/call-link.tsx'
import { TextArea } from '../../ui/field.tsx'

export function ContactForm() {
  const t = useTranslations('contact.form')
  const common = useTranslations('common')
  return (
    <InquiryForm
      submit={common('send')}
      sentTitle={t('sentTitle')}
      sentText={(email) => t('sent', { email })}
      help={<HurryNote />}
    >
      {(field) => (
        <>
          <PersonFields field={field} />
          <TextArea
            {...field('message')}
            label={t('message')}
            hint={t('messageHint')}
            rows={6}
            required
            className="sm:col-span-2"
          />
        </>
      )}
    </InquiryForm>
  )
}
