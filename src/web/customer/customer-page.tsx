import type { ComponentType, ReactNode } from 'react'
import { useActionData, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import type { CustomerView } from '../../contract/visitor/customer.ts'
import { PageMessages } from '../messages.tsx'
import { Icon } from '../ui/icon.tsx'
import { Outcome } from '../ui/notice.tsx'
import { PageLink } from '../ui/page-link.tsx'
import { ReachUs } from '../ui/reach-us.tsx'
import type { Failed } from './customer-answer.ts'
import { useCustomerLinks } from './customer-links.ts'
import { useLastSeen } from './last-seen.ts'
import { LinkNeeded } from './link-needed.tsx'
import type { CustomerPageData } from './open-page.server.ts'
import { SimulatedNotice } from './simulated-notice.tsx'

/** A page behind a booking's private link, or the way to have that link sent again. */
export function customerPage<Props extends { view: CustomerView; answer: unknown }>(
  Page: ComponentType<Props>,
) {
  return function CustomerPage({ loaderData }: { loaderData: CustomerPageData }) {
    const { locale, messages, page, view } = loaderData
    const { pathname, search } = useLocation()
    const answer = useActionData<unknown>()
    useLastSeen(pathname + search, loaderData)
    // What its loader and its action answer, each page says itself; the router cannot know.
    const props: unknown = { ...loaderData, answer }
    return (
      <PageMessages locale={locale} messages={messages}>
        {view ? <Page {...(props as Props)} /> : <LinkNeeded page={page} />}
      </PageMessages>
    )
  }
}

/** One thing to be done for a booking, under the way back to the whole. */
export function TaskPage(props: {
  view: CustomerView
  title: string
  /** How things stand, read out when it changes by itself. */
  state?: string
  children: ReactNode
}) {
  const t = useTranslations('customer.frame')
  const link = useCustomerLinks()
  const { view } = props
  return (
    <div className="grid gap-8">
      <header className="grid gap-3">
        <PageLink
          to={link('documents')}
          className="text-brand -my-2 inline-flex min-h-11 items-center gap-1 justify-self-start font-medium underline-offset-4 hover:underline"
        >
          <Icon name="chevron-left" />
          {t('toBooking', { number: view.number })}
        </PageLink>
        <h1 className="text-h1">{props.title}</h1>
      </header>
      <p role="status" className="sr-only">
        {props.state}
      </p>
      <SimulatedNotice />
      <ActionFailure />
      {props.children}
      <HelpLine />
    </div>
  )
}

export function HelpLine() {
  const t = useTranslations('customer.frame')
  return (
    <div className="border-line grid gap-4 border-t pt-6">
      <p className="text-ink-soft">{t('help')}</p>
      <ReachUs />
    </div>
  )
}

/** The last post did not get through, or broke on our side. */
export function ActionFailure() {
  const t = useTranslations('errors')
  const answer = useActionData<object>()
  if (!answer || !('failed' in answer)) return null
  return (
    <Outcome tone="danger" of={answer}>
      {t((answer as Failed).failed)}
    </Outcome>
  )
}

/** A part of a page under its heading. */
export function Card(props: { title?: ReactNode; id?: string; className?: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby={props.title && props.id ? props.id : undefined}
      className={`bg-surface shadow-card grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4 rounded-2xl p-5 sm:p-7 ${props.className ?? ''}`}
    >
      {props.title ? (
        <h2 id={props.id} className="text-h3">
          {props.title}
        </h2>
      ) : null}
      {props.children}
    </section>
  )
}

export function Facts({ of: facts, className }: { of: readonly (readonly string[])[]; className: string }) {
  return (
    <dl className={`grid gap-x-8 gap-y-3 ${className}`}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="text-ink-soft text-label">{label}</dt>
          <dd className="font-semibold break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
