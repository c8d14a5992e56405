import type { ReactNode } from 'react'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { Scene } from './scene.tsx'

/** How an inner page begins: where one is, what it is about, and a drawing of the place where there is one. */
export function PageIntro(props: {
  title: string
  lead: string
  /** A drawing in public/places, without its ending. */
  place?: string
  children?: ReactNode
}) {
  const words = (
    <div className="grid max-w-[68ch] content-center gap-4 pb-10 lg:py-14">
      <h1 className="text-h1">{props.title}</h1>
      <p className="text-lead text-ink-soft">{props.lead}</p>
      {props.children}
    </div>
  )
  return (
    <div className="page-width">
      <div className="pt-3">
        <Breadcrumbs here={props.title} />
      </div>
      {props.place ? (
        <div className="grid items-center gap-x-12 pt-4 pb-2 lg:grid-cols-2 lg:pt-0 lg:pb-14">
          {words}
          <div className="max-lg:-order-1 max-lg:mb-8 print:hidden">
            <Scene
              name={`places/${props.place}`}
              width={640}
              height={400}
              className="h-auto w-full rounded-2xl"
            />
          </div>
        </div>
      ) : (
        <div className="pt-4 lg:pt-0">{words}</div>
      )}
    </div>
  )
}
