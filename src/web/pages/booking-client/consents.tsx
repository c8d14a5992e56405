import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { PageName } from '../../../i18n/pages.ts'
import { usePaths } from '../../locale.ts'
import { CheckField } from '../../ui/field.tsx'
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
          label={t.rich('terms', {
            terms: (words) => <TextLink page="accurate-rental-conditions">{words}</TextLink>,
          })}
        />
        <CheckField
          {...check('dataHandling')}
          aria-required
          label={t.rich('dataHandling', {
            privacy: (words) => <TextLink page="privacy">{words}</TextLink>,
          })}
        />
        <CheckField {...check('ads')} label={t('ads')} />
      </div>
    </Section>
  )
}

/** Opens beside the form: whoever reads the conditions comes back to what is already written. */
function TextLink({ page, children }: { page: PageName; children: ReactNode }) {
  const to = usePaths()
  return (
    <Link
      to={to(page)}
      target="_blank"
      className="text-brand underline underline-offset-4 hover:no-underline"
    >
      {children}
    </Link>
  )
}
