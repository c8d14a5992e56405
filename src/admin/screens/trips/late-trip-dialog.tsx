import { type ComponentProps, lazy, Suspense } from 'react'
import { LateWords } from '../../words/words.tsx'
import type { TripDialog as Form } from './trip-dialog.tsx'

const TripDialog = lazy(async () => ({ default: (await import('./trip-dialog.tsx')).TripDialog }))

/** Fetched with its words when a transfer is first planned or changed from the day. */
export function LateTripDialog(props: ComponentProps<typeof Form>) {
  return (
    <Suspense>
      <LateWords>
        <TripDialog {...props} />
      </LateWords>
    </Suspense>
  )
}
