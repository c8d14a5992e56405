import type { ReactNode } from 'react'
import { useLocale } from 'use-intl'
import type { Duration } from '../../../domain/pricing/duration.ts'
import { formatDuration } from '../../../i18n/format.ts'
import { Road, Town } from '../../ui/road.tsx'

type RouteEndsProps = {
  rentLabel: ReactNode
  rent: ReactNode
  backLabel: ReactNode
  back: ReactNode
  duration: Duration | undefined
}

/** Pick-up and return as two towns and the road between them: down the side on a phone, across where there is room. */
export function RouteEnds({ rentLabel, rent, backLabel, back, duration }: RouteEndsProps) {
  const locale = useLocale()
  const length = duration ? formatDuration(duration, locale) : null
  return (
    <div className="grid gap-4 @3xl:col-span-full @3xl:grid-cols-2 @3xl:gap-x-10">
      <div className="relative min-w-0 pl-10 @3xl:pl-0">
        <span
          aria-hidden="true"
          className="bg-accent border-ink absolute top-3 -bottom-6 left-[7.5px] w-2.5 border-x-[2.5px] @3xl:hidden"
        />
        <div className="flex min-h-[25px] items-center gap-3">
          <Town className="@max-3xl:absolute @max-3xl:top-0 @max-3xl:left-0" />
          {rentLabel}
          <span aria-hidden="true" className="hidden flex-1 items-center gap-3 @3xl:-mr-13 @3xl:flex">
            <Road className="flex-1" />
            {length ? (
              <>
                <span className="text-ink-soft font-medium whitespace-nowrap">{length}</span>
                <Road className="flex-1" />
              </>
            ) : null}
          </span>
        </div>
        <div className="mt-2 grid gap-3">{rent}</div>
      </div>
      <div className="relative min-w-0 pl-10 @3xl:pl-0">
        <div className="flex min-h-[25px] items-center gap-3">
          <Town className="@max-3xl:absolute @max-3xl:top-0 @max-3xl:left-0" />
          {backLabel}
          <span aria-live="polite" className="text-ink-soft ml-auto font-medium @3xl:sr-only">
            {length}
          </span>
        </div>
        <div className="mt-2 grid gap-3">{back}</div>
      </div>
    </div>
  )
}
