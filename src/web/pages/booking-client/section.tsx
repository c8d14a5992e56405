import type { ReactNode } from 'react'

/** A part of the form under its heading. */
export function Section({
  title,
  lead,
  className = '',
  children,
}: {
  title: string
  lead?: string
  className?: string
  children: ReactNode
}) {
  return (
    <fieldset className={`bg-surface shadow-card grid min-w-0 gap-5 rounded-2xl p-5 sm:p-7 ${className}`}>
      {/* A floated legend is laid out like any other block instead of straddling the border. */}
      <legend className="float-left">
        <h2 className="text-h3">{title}</h2>
      </legend>
      {lead ? <p className="text-ink-soft -mt-3 max-w-[68ch]">{lead}</p> : null}
      {children}
    </fieldset>
  )
}
