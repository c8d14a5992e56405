import { useTranslations } from 'use-intl'
import type { CustomerView } from '../../../contract/visitor/customer.ts'
import type { CustomerStep } from '../../../domain/booking/customer-steps.ts'
import { Section } from '../../content/service-sections.tsx'
import { pageOf, useCustomerLinks } from '../../customer/customer-links.ts'
import { Icon } from '../../ui/icon.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { useFormats } from '../../use-formats.ts'

/** From the order to the thanks, along the road: amber is what has been driven. */
export function StepRoad({ view }: { view: CustomerView }) {
  const t = useTranslations('customer.steps')
  return (
    <Section id="steps" title={t('title')} className="gap-6">
      <ol className="journey">
        {view.steps.map((step) => (
          <Step key={step.name} step={step} view={view} />
        ))}
      </ol>
    </Section>
  )
}

const looks: Record<CustomerStep['state'], { road: string; word: string }> = {
  done: { road: '', word: 'text-positive' },
  now: {
    road: '[&::before]:bg-surface [&::after]:bg-accent',
    word: 'bg-accent text-on-accent rounded-full px-2.5 py-0.5',
  },
  waiting: { road: '[&::before]:bg-surface', word: 'text-warning' },
  later: { road: '[&::before]:bg-surface', word: 'text-ink-soft' },
}

function Step({ step: { name, state }, view }: { step: CustomerStep; view: CustomerView }) {
  const t = useTranslations('customer.steps')
  const link = useCustomerLinks()
  const { ofLabel } = useFormats()
  const stop = name === 'return' ? view.return : view.rent
  const page = state === 'later' ? undefined : pageOf(name, view)
  const look = looks[state]
  return (
    <li
      aria-current={state === 'now' ? 'step' : undefined}
      className={`grid justify-items-start gap-1 ${look.road}`}
    >
      <h3 className={`text-h3 ${state === 'later' ? 'text-ink-soft' : ''}`}>
        {page ? (
          <PageLink
            to={link(page)}
            className="decoration-ink-soft/50 underline underline-offset-4 hover:decoration-current"
          >
            {t(`${name}.title`)}
          </PageLink>
        ) : (
          t(`${name}.title`)
        )}{' '}
        <span className={`text-small ml-1 inline-flex items-center gap-1 font-medium ${look.word}`}>
          {state === 'done' ? <Icon name="check" className="size-4" /> : null}
          {t(`states.${state}`)}
        </span>
      </h3>
      <p className="text-ink-soft max-w-[56ch]">
        {t(`${name}.${state}`, { place: stop.place, time: ofLabel(stop.at) })}
      </p>
    </li>
  )
}
