import type { ReactNode } from 'react'
import { FocusedAnswer } from '../ui/focused-answer.tsx'
import { RoadDriven } from '../ui/road.tsx'

/** In place of the form when it has been sent: the letter has gone all the way. */
export function SentPanel(props: { answer: object; title: string; text: string; help: ReactNode }) {
  return (
    <FocusedAnswer
      of={props.answer}
      className="bg-surface shadow-card grid gap-6 rounded-2xl p-6 outline-offset-4 sm:p-10"
    >
      <RoadDriven />
      <div className="grid gap-2">
        <h3 className="text-h2">{props.title}</h3>
        <p className="text-lead break-words">{props.text}</p>
      </div>
      <p className="text-ink-soft">{props.help}</p>
    </FocusedAnswer>
  )
}
