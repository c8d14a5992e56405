import type { LoaderFunctionArgs } from 'react-router'
import { useTranslations } from 'use-intl'
import { labelOf } from '../../../domain/calendar/tallinn.ts'
import { dayOf, formatDay } from '../../../domain/calendar/wall-clock.ts'
import { CheckList } from '../../content/check-list.tsx'
import { Cases, Journey, Section, ServicePage } from '../../content/service-sections.tsx'
import { inquiryAction } from '../../inquiry/answer-inquiry.server.ts'
import { InquiryForm } from '../../inquiry/inquiry-form.tsx'
import { MoreField, PersonFields } from '../../inquiry/person-fields.tsx'
import { withMessages } from '../../messages.tsx'
import { startPage } from '../../page-data.ts'
import { breadcrumbs } from '../../seo/json-ld.ts'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'

export function loader(args: LoaderFunctionArgs) {
  const { web, texts, shown } = startPage(args, ['replacement', 'inquiry'])
  return {
    ...shown,
    today: formatDay(dayOf(labelOf(web.now()))),
    jsonLd: [breadcrumbs(shown.head, texts.nav.home, texts.replacement.title)],
  }
}

export const action = inquiryAction('replacement')

export { clientAction, shouldRevalidate } from '../../inquiry/route.ts'
export { pageMeta as meta } from '../../seo/page-meta.ts'

export default withMessages(Replacement)

const payers = ['otherParty', 'ownCasco', 'garage', 'yourself'] as const
const documents = ['claim', 'confirmation', 'repair', 'licence'] as const
const steps = ['report', 'inquiry', 'insurer', 'car', 'end'] as const

function Replacement({ today }: ReturnType<typeof loader>) {
  const t = useTranslations('replacement')
  const cases = payers.map((payer) => ({
    title: t(`whoPays.${payer}.title`),
    text: t(`whoPays.${payer}.text`),
  }))
  return (
    <ServicePage title={t('title')} lead={t('lead')} place="office" cta={t('cta')}>
      <Section id="who-pays" title={t('whoPaysTitle')}>
        <Cases cases={cases} className="md:grid-cols-2" />
      </Section>
      <Section id="steps" title={t('stepsTitle')}>
        <Journey isAcross steps={steps.map((step) => t(`steps.${step}`))} />
      </Section>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[1fr_24rem]">
        <Section id="inquiry" title={t('form.title')} lead={t('form.lead')}>
          <ReplacementForm today={today} />
        </Section>
        <div className="grid content-start gap-8 max-lg:-order-1">
          <Section id="documents" title={t('documentsTitle')}>
            <CheckList items={documents.map((document) => t(`documents.${document}`))} />
          </Section>
          <Notice tone="info">{t('terms')}</Notice>
        </div>
      </div>
    </ServicePage>
  )
}

/** `today` is the first day one can ask for, as a date field takes it. */
function ReplacementForm({ today }: { today: string }) {
  const t = useTranslations('replacement.form')
  const common = useTranslations('common')
  const optional = { optional: common('optional') }
  return (
    <InquiryForm submit={t('submit')} sentText={(email) => t('sent', { email })}>
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
