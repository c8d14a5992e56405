import { type ReactNode, useEffect, useRef } from 'react'
import { useActionData } from 'react-router'
import type { CustomerView } from '../../contract/visitor/customer.ts'
import { RoadDriven } from '../ui/road.tsx'
import { NextStep } from './next-step.tsx'
import type { CustomerPageName } from './open-page.server.ts'

/** A step that is behind the customer: the road has reached its ring, and here is the next one. */
export function DonePanel(props: {
  view: CustomerView
  current: CustomerPageName
  title: string
  text: string
  children?: ReactNode
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  const answer = useActionData<unknown>()
  // The button that was pressed is gone: without this a screen reader would say nothing of how it ended.
  useEffect(() => {
    if (answer) heading.current?.focus()
  }, [answer])
  return (
    <section aria-labelledby="done" className="bg-surface shadow-card grid gap-6 rounded-2xl p-5 sm:p-8">
      <RoadDriven />
      <div className="grid gap-2">
        <h2 id="done" ref={heading} tabIndex={-1} className="text-h2 outline-none">
          {props.title}
        </h2>
        <p className="text-lead">{props.text}</p>
      </div>
      {props.children}
      <NextStep view={props.view} current={props.current} />
    </section>
  )
}
