import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

/** What only some want to see, under a line that unfolds it, with or without scripts. */
export function Fold(props: { title: string; isOpen?: boolean; children: ReactNode }) {
  return (
    <details open={props.isOpen ?? false}>
      <summary className="text-brand flex min-h-11 cursor-pointer list-none items-center gap-2 font-medium [&::-webkit-details-marker]:hidden">
        <Icon name="chevron-down" className="size-5 transition [[open]>summary>&]:rotate-180" />
        {props.title}
      </summary>
      <div className="grid gap-5 pt-4">{props.children}</div>
    </details>
  )
}
