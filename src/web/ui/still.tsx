import { type ReactNode, useState } from 'react'
import { useLocale } from 'use-intl'
import { isSent } from '../browser/waking.ts'

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
  const [asItCame] = useState(isSent)
  return asItCame ? (
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
