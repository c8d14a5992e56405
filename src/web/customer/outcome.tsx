import type { ComponentProps } from 'react'
import { FocusedAnswer } from '../ui/focused-answer.tsx'
import { Notice } from '../ui/notice.tsx'

/** How a post ended; without an answer it is a sentence like any other. */
export function Outcome({
  of,
  ...notice
}: Pick<ComponentProps<typeof Notice>, 'tone' | 'children'> & { of: unknown }) {
  return (
    <FocusedAnswer of={of} className="scroll-mt-6 rounded-xl">
      <Notice {...notice} isUrgent={Boolean(of)} />
    </FocusedAnswer>
  )
}
