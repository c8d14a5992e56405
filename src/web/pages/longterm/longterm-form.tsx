import { useTranslations } from 'use-intl'
import { InquiryForm } from '../../inquiry/inquiry-form.tsx'
import { MoreField, PersonFields } from '../../inquiry/person-fields.tsx'
import { HurryNote } from '../../ui/call-link.tsx'
import { TextField } from '../../ui/field.tsx'

/** `today` is the first day a rental may start, as a date field takes it. */
export function LongtermForm(props: { car: string; carNames: readonly string[]; today: string }) {
  const t = useTranslations('longterm.form')
  const inquiry = useTranslations('inquiry')
  const common = useTranslations('common')
  const optional = common('optional')
  return (
    <InquiryForm
      submit={t('submit')}
      sentTitle={inquiry('sentTitle')}
      sentText={(email) => t('sent', { email })}
      initial={{ car: props.car }}
      help={<HurryNote />}
    >
      {(field) => (
        <>
          <TextField
            {...field('car')}
            // Another car chosen from the list takes the place of what stood here.
            key={props.car}
            label={t('car')}
            hint={t('carHint')}
            list="longterm-cars"
            autoComplete="off"
            required
            className="sm:col-span-2"
          />
          <datalist id="longterm-cars">
            {props.carNames.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </datalist>
          <TextField
            {...field('start')}
            label={t('start')}
            type="date"
            min={props.today}
            optional={optional}
            className="sm:col-span-2"
          />
          <TextField {...field('months')} label={t('months')} inputMode="numeric" optional={optional} />
          <TextField {...field('mileage')} label={t('mileage')} inputMode="numeric" optional={optional} />
          <PersonFields field={field} hasCompany />
          <MoreField field={field} />
        </>
      )}
    </InquiryForm>
  )
}
