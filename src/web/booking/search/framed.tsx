import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'

/** Fields of the search are 56 px tall: the first thing a thumb meets. What is said below one comes into view with it. */
export const control =
  'w-full min-w-0 min-h-14 scroll-my-32 rounded-xl border border-ink-soft/60 bg-surface px-3.5 py-2 text-ink font-medium text-left aria-invalid:border-2 aria-invalid:border-danger data-invalid:border-2 data-invalid:border-danger'

type FramedProps = {
  id: string
  label: string
  /** A line below that follows the choice. */
  note?: ReactNode
  /** Ids of what is said elsewhere about this field. */
  saidBy?: string
  isInvalid?: boolean
  children: (described: Described) => ReactNode
}

type Described = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }

/** A label, its control and a line about the choice. */
export function Framed({ id, label, note, saidBy = '', isInvalid = false, children }: FramedProps) {
  const ids = [note ? `${id}-note` : '', saidBy].filter(Boolean).join(' ')
  return (
    <div className="grid min-w-0 content-start gap-1">
      <label id={`${id}-label`} htmlFor={id} className="text-label">
        {label}
      </label>
      {children({
        id,
        ...(ids ? { 'aria-describedby': ids } : {}),
        ...(isInvalid ? { 'aria-invalid': true as const } : {}),
      })}
      {note ? (
        <p id={`${id}-note`} aria-live="polite" className="text-ink-soft text-label">
          {note}
        </p>
      ) : null}
    </div>
  )
}

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
