import { type ReactNode, useState } from 'react'
import { useLocale } from 'use-intl'

let isAwake = false

/** From now on parts of pages are made in the browser; until then they are there, as the server sent them. */
export function wakeUp(): void {
  isAwake = true
}

type StillProps = { className?: string; children: () => ReactNode }

/**
 * A part of a page that is only read: what the server sent stays as it is, and nothing of it is made again in the
 * browser to wake it up. Its links still lead to other pages without loading the site anew (`useStillLinks`). On a
 * page that the browser makes itself it is made like any other part.
 */
export function Still(props: StillProps) {
  // In another language it is another part.
  return <Part key={useLocale()} {...props} />
}

function Part({ className, children }: StillProps) {
  const [isSent] = useState(() => typeof document !== 'undefined' && !isAwake)
  return isSent ? (
    <div
      data-still=""
      className={className}
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- Empty: what is there stays.
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  ) : (
    <div data-still="" className={className}>
      {children()}
    </div>
  )
}
