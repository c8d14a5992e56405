import type { ReactNode } from 'react'
import { Breadcrumbs } from './breadcrumbs.tsx'

type ReadSection = { id: string; title: string; body: ReactNode }

type LongReadProps = {
  title: string
  lead: string
  edition: string
  contents: string
  isNumbered?: boolean
  sections: readonly ReadSection[]
}

/** A page to be read from top to bottom, or from its table of contents; on paper as well. */
export function LongRead({ title, lead, edition, contents, isNumbered = false, sections }: LongReadProps) {
  return (
    <div className="page-width pt-3 pb-16 lg:pb-24">
      <Breadcrumbs here={title} />
      <header className="grid max-w-[68ch] grid-cols-[minmax(0,1fr)] gap-4 pt-4 lg:pt-10">
        <h1 className="text-h1">{title}</h1>
        <p className="text-lead text-ink-soft">{lead}</p>
        <p className="text-ink-soft text-small">{edition}</p>
      </header>
      <div className="mt-8 grid gap-x-16 gap-y-10 lg:mt-14 lg:grid-cols-[18rem_1fr]">
        <nav aria-label={contents} className="print:hidden">
          <details className="toc">
            <summary>{contents}</summary>
            <ol className={isNumbered ? 'toc-numbered' : ''}>
              {sections.map((section) => (
                <li key={section.id}>
                  <a href={`#${section.id}`}>{section.title}</a>
                </li>
              ))}
            </ol>
          </details>
        </nav>
        <article className={`read grid gap-10 lg:gap-12 ${isNumbered ? 'read-numbered' : ''}`}>
          {sections.map((section) => (
            <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
              <h2 id={`${section.id}-title`} className="text-h3">
                {section.title}
              </h2>
              {section.body}
            </section>
          ))}
        </article>
      </div>
    </div>
  )
}
