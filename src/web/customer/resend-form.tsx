import { useTranslations } from 'use-intl'
import { InquiryForm } from '../inquiry/inquiry-form.tsx'
import { useCallLink } from '../ui/call-link.tsx'
import { TextField } from '../ui/field.tsx'

/** For who has lost the letter with the private link. */
export function ResendForm() {
  const t = useTranslations('essential.resend')
  const help = t.rich('help', useCallLink())
  return (
    <InquiryForm submit={t('submit')} sentTitle={t('sentTitle')} sentText={() => t('sent')} help={help}>
      {(field) => (
        <TextField
          {...field('email')}
          label={t('email')}
          type="email"
          autoComplete="email"
          inputMode="email"
          required
          className="sm:col-span-2"
        />
      )}
    </InquiryForm>
  )
}
