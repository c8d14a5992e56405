import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

type Tone = 'info' | 'positive' | 'warning' | 'danger'

const tones: Record<Tone, { style: string; icon: string }> = {
  info: { style: 'border-line', icon: 'info' },
  positive: { style: 'border-positive text-positive', icon: 'check' },
  warning: { style: 'border-warning text-warning', icon: 'warning' },
  danger: { style: 'border-danger text-danger', icon: 'warning' },
}

/** A sentence that must not be missed. `isUrgent` is read out at once, for what just happened. */
export function Notice(props: { tone: Tone; isUrgent?: boolean; children: ReactNode }) {
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
