import { useTranslations } from 'use-intl'
import { CheckField } from '../../ui/field.tsx'
import { linkBeside } from '../../ui/text-link.tsx'
import { useFieldStates } from './form-fields.tsx'
import { Section } from './section.tsx'

/** Two that are needed and one that is not; none of them is ticked in advance. */
export function Consents() {
  const t = useTranslations('client')
  const { values, errors } = useFieldStates()
  const check = (name: string) => ({
    id: name,
    name,
    defaultChecked: name in values,
    error: errors.get(name),
  })
  return (
    <Section title={t('sections.consents')}>
      <div className="grid gap-4">
        <CheckField
          {...check('terms')}
          aria-required
          label={t.rich('terms', { terms: linkBeside('accurate-rental-conditions') })}
        />
        <CheckField
          {...check('dataHandling')}
          aria-required
          label={t.rich('dataHandling', { privacy: linkBeside('privacy') })}
        />
        <CheckField {...check('ads')} label={t('ads')} />
      </div>
    </Section>
  )
}
