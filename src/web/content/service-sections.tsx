import type { ReactNode } from 'react'
import { buttonStyle } from '../ui/button.tsx'
import { PageIntro } from './page-intro.tsx'

/** The parts that the pages of our services are made of. */

type ServicePageProps = { title: string; lead: string; place: string; cta: string; children: ReactNode }

/** A service one asks for: the way to the form is at its beginning, the form is `#inquiry`. */
export function ServicePage({ title, lead, place, cta, children }: ServicePageProps) {
  return (
    <>
      <PageIntro title={title} lead={lead} place={place}>
        <a href="#inquiry" className={`mt-2 justify-self-start ${buttonStyle('primary')}`}>
          {cta}
        </a>
      </PageIntro>
      <div className="page-width grid gap-16 overflow-x-clip pt-6 pb-16 lg:gap-24 lg:pt-8 lg:pb-24">
        {children}
      </div>
    </>
  )
}

type SectionProps = { id: string; title: string; lead?: string; className?: string; children: ReactNode }

export function Section({
  id,
  title,
  lead,
  className = 'content-start gap-6 lg:gap-8',
  children,
}: SectionProps) {
  return (
    <section aria-labelledby={id} className={`grid ${className}`}>
      <div className="grid max-w-[68ch] gap-2">
        <h2 id={id} className="text-h2 scroll-mt-6">
          {title}
        </h2>
        {lead ? <p className="text-ink-soft">{lead}</p> : null}
      </div>
      {children}
    </section>
  )
}

export function Cases(props: { cases: readonly { title: string; text: string }[]; className: string }) {
  return (
    <ul className={`grid gap-4 ${props.className}`}>
      {props.cases.map(({ title, text }) => (
        <li key={title} className="bg-surface shadow-card grid content-start gap-2 rounded-2xl p-5 sm:p-6">
          <h3 className="text-h3">{title}</h3>
          <p className="text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  )
}

/** From asking to driving, ring by ring. */
export function Journey({ steps, isAcross = false }: { steps: readonly string[]; isAcross?: boolean }) {
  return (
    <ol className={isAcross ? 'journey journey-across' : 'journey'}>
      {steps.map((step) => (
        <li key={step}>
          <p className="max-w-[40ch]">{step}</p>
        </li>
      ))}
    </ol>
  )
}
