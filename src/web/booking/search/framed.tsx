import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'

export const control = 'search-field'

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
