import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { Icon } from './icon.tsx'

type Tone = 'info' | 'positive' | 'warning' | 'danger'

const tones: Record<Tone, { style: string; icon: string }> = {
  info: { style: 'border-line', icon: 'info' },
  positive: { style: 'border-positive text-positive', icon: 'check' },
  warning: { style: 'border-warning text-warning', icon: 'warning' },
  danger: { style: 'border-danger text-danger', icon: 'warning' },
}

type NoticeProps = { tone: Tone; children: ReactNode }

/** A sentence that must not be missed. `isUrgent` is read out at once, for what just happened. */
export function Notice(props: NoticeProps & { isUrgent?: boolean }) {
  const { style, icon } = tones[props.tone]
  return (
    <div
      {...(props.isUrgent ? { role: 'alert' } : {})}
      className={`bg-surface flex items-start gap-3 rounded-xl border-l-4 p-4 ${style}`}
    >
      <Icon name={icon} className="mt-0.5 size-5" />
      <div className="text-ink grid gap-2">
        {typeof props.children === 'string' ? <p>{props.children}</p> : props.children}
      </div>
    </div>
  )
}

/** How a post ended. It takes the focus each time `of` is a new answer, so that it is read out and seen. */
export function FocusedAnswer({ of, ...box }: ComponentProps<'div'> & { of: unknown }) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (of) element.current?.focus()
  }, [of])
  // oxlint-disable-next-line jsx-a11y/no-autofocus -- Without scripts the browser itself moves the focus to the answer when the page arrives.
  return <div ref={element} tabIndex={-1} autoFocus={Boolean(of)} {...box} />
}

/** How a post ended, in a sentence; without an answer it is one like any other. */
export function Outcome({ of, ...notice }: NoticeProps & { of: unknown }) {
  return (
    <FocusedAnswer of={of} className="scroll-mt-6 rounded-xl">
      <Notice {...notice} isUrgent={Boolean(of)} />
    </FocusedAnswer>
  )
}
