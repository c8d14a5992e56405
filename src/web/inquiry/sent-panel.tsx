import type { ReactNode } from 'react'
import { FocusedAnswer } from '../ui/focused-answer.tsx'
import { Icon } from '../ui/icon.tsx'
import { Road, Town } from '../ui/road.tsx'

/** In place of the form when it has been sent: the letter has gone all the way. */
export function SentPanel(props: { answer: object; title: string; text: string; help: ReactNode }) {
  return (
    <FocusedAnswer
      of={props.answer}
      className="bg-surface shadow-card grid gap-6 rounded-2xl p-6 outline-offset-4 sm:p-10"
    >
      <div aria-hidden="true" className="flex items-center">
        <Town className="relative" />
        <Road className="-mx-1 flex-1 origin-left transition-transform duration-700 ease-out starting:scale-x-0" />
        <span className="border-ink bg-positive text-surface relative flex size-14 items-center justify-center rounded-full border-[5px]">
          <Icon name="check" className="size-7" />
        </span>
      </div>
      <div className="grid gap-2">
        <h3 className="text-h2">{props.title}</h3>
        <p className="text-lead break-words">{props.text}</p>
      </div>
      <p className="text-ink-soft">{props.help}</p>
    </FocusedAnswer>
  )
}
