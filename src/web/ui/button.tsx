import type { ComponentProps } from 'react'
import { PageLink } from './page-link.tsx'

type Look = 'primary' | 'secondary' | 'quiet'

const looks: Record<Look, string> = {
  primary: 'bg-accent text-on-accent hover:brightness-95',
  secondary: 'border border-line bg-surface text-ink hover:border-ink-soft',
  quiet: 'text-brand underline underline-offset-4 hover:no-underline',
}

/** The look of a button, for links that act like one. */
export function buttonStyle(look: Look): string {
  const shape = look === 'quiet' ? 'min-h-11 py-2' : 'min-h-12 rounded-xl px-6 py-3'
  return `inline-flex items-center justify-center gap-2 text-center font-semibold transition ${shape} ${looks[look]}`
}

export function Button({
  look = 'primary',
  className = '',
  ...props
}: ComponentProps<'button'> & { look?: Look }) {
  return (
    <button type="button" {...props} className={`${buttonStyle(look)} disabled:opacity-60 ${className}`} />
  )
}

/** A link that acts like a button; the new page fades in. */
export function ButtonLink({
  look = 'primary',
  className = '',
  ...link
}: ComponentProps<typeof PageLink> & { look?: Look }) {
  return <PageLink {...link} className={`${buttonStyle(look)} ${className}`} />
}
