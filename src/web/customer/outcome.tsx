import { type ComponentProps, useEffect, useRef } from 'react'
import { Notice } from '../ui/notice.tsx'

/**
 * How a post ended. It takes the focus each time `of` is a new answer, so that it is read out and seen; without an
 * answer it is a sentence like any other.
 */
export function Outcome({
  of,
  ...notice
}: Pick<ComponentProps<typeof Notice>, 'tone' | 'children'> & { of: unknown }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (of) box.current?.focus()
  }, [of])
  return (
    <div ref={box} tabIndex={-1} autoFocus={Boolean(of)} className="scroll-mt-6 rounded-xl">
      <Notice {...notice} isUrgent={Boolean(of)} />
    </div>
  )
}
