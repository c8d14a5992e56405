import type { ComponentType, ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Header } from '../header/header.tsx'
import { KeptHtml } from '../kept-html.tsx'
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
  const { pathname, search } = useLocation()
  const phone = root?.company.phone
  return (
    <div className="flex min-h-dvh flex-col">
      {phone === undefined ? null : (
        <InTurn>
          <KeptHtml name="header" from={() => [pathname, phone]} holes={{ search }}>
            {(holes) => <Header phone={phone} search={holes.search} />}
          </KeptHtml>
        </InTurn>
      )}
      {props.above}
      <main id="content" tabIndex={-1} className="page">
        {props.children}
      </main>
      {root ? <props.footer company={root.company} year={root.year} /> : null}
    </div>
  )
}
