import type { ComponentProps } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { control } from './framed.tsx'

/** The browser's own list, the pleasantest one on a phone, in our frame. */
export function SelectBox({ className = '', ...select }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select {...select} className={`${control} appearance-none truncate pr-10 ${className}`} />
      <Icon
        name="chevron-down"
        className="text-ink-soft pointer-events-none absolute inset-y-0 right-3 my-auto size-5"
      />
    </span>
  )
}
