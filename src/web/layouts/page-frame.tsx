import type { ComponentType, ReactNode } from 'react'
import { Header } from '../header/header.tsx'
import { type Company, useRootData } from '../root-data.ts'
import { InTurn } from '../ui/in-turn.tsx'

export type FooterProps = { company: Company; year: number }

/** Header, page, footer. */
export function PageFrame(props: {
  above?: ReactNode
  footer: ComponentType<FooterProps>
  children: ReactNode
}) {
  const root = useRootData()
  return (
    <div className="flex min-h-dvh flex-col">
      {root ? (
        <InTurn>
          <Header company={root.company} />
        </InTurn>
      ) : null}
      {props.above}
      <main id="content" tabIndex={-1} className="page">
        {props.children}
      </main>
      {root ? <props.footer company={root.company} year={root.year} /> : null}
    </div>
  )
}
