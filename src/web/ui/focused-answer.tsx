import { type ComponentProps, useEffect, useRef } from 'react'

/** How a post ended. It takes the focus each time `of` is a new answer, so that it is read out and seen. */
export function FocusedAnswer({ of, ...box }: ComponentProps<'div'> & { of: unknown }) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (of) element.current?.focus()
  }, [of])
  // oxlint-disable-next-line jsx-a11y/no-autofocus -- Without scripts the browser itself moves the focus to the answer when the page arrives.
  return <div ref={element} tabIndex={-1} autoFocus={Boolean(of)} {...box} />
}
