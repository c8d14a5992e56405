import type { ComponentProps } from 'react'
import { useTranslations } from 'use-intl'
import { TextArea, TextField } from '../ui/field.tsx'
import type { Field } from './inquiry-form.tsx'

/** Who asks and how to answer them. */
export function PersonFields(props: { field: Field; hasCompany?: boolean; isPhoneRequired?: boolean }) {
  const t = useTranslations('inquiry')
  const common = useTranslations('common')
  const optional = { optional: common('optional') }
  const phone = props.isPhoneRequired ? { required: true } : optional
  return (
    <>
      <TextField
        {...props.field('name')}
        label={t('name')}
        autoComplete="name"
        required
        {...(props.hasCompany ? {} : { className: 'sm:col-span-2' })}
      />
      {props.hasCompany ? (
        <TextField
          {...props.field('company')}
          label={t('company')}
          autoComplete="organization"
          {...optional}
        />
      ) : null}
      <EmailField {...props.field('email')} label={t('email')} />
      <TextField
        {...props.field('phone')}
        label={t('phone')}
        hint={t('phoneHint')}
        type="tel"
        autoComplete="tel"
        {...phone}
      />
    </>
  )
}

/** The address an answer goes to. */
export function EmailField(props: ComponentProps<typeof TextField>) {
  return <TextField {...props} type="email" autoComplete="email" inputMode="email" required />
}

export function MoreField({ field }: { field: Field }) {
  const t = useTranslations('inquiry')
  const common = useTranslations('common')
  return (
    <TextArea
      {...field('message')}
      label={t('message')}
      optional={common('optional')}
      rows={4}
      className="sm:col-span-2"
    />
  )
}
