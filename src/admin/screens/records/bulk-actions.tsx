import { Button } from '@mui/material'
import { useState } from 'react'
import {
  BulkDeleteButton,
  BulkExportButton,
  HttpError,
  useListContext,
  useNotify,
  useRefresh,
  useResourceContext,
  useUpdateMany,
} from 'react-admin'
import type { Resource } from '../../../contract/records/resource.ts'
import type { ComingBooking } from '../../../contract/staff/fleet.ts'
import { useWords } from '../../words/words.tsx'
import { StillBookedDialog } from './still-booked-dialog.tsx'

/** What is refused is refused at once: nothing is said to be done that is not. Taking out of use keeps the history. */
export function BulkActions({ resource }: { resource: Resource }) {
  const canRetire = resource.fields.some(({ name }) => name === 'isActive')
  return (
    <>
      <BulkExportButton />
      {canRetire ? <UseButton isActive={false} /> : null}
      {canRetire ? <UseButton isActive /> : null}
      {resource.verbs.includes('remove') ? <BulkDeleteButton mutationMode="pessimistic" /> : null}
    </>
  )
}

/** Puts the chosen records into use, or takes them out of it. */
function UseButton({ isActive }: { isActive: boolean }) {
  const { t } = useWords('records')
  const resource = useResourceContext() ?? ''
  const { selectedIds, onUnselectItems } = useListContext()
  const [bookings, setBookings] = useState<ComingBooking[]>()
  const [notify, refresh] = [useNotify(), useRefresh()]
  const [update, { isPending }] = useUpdateMany()
  const send = (more: object = {}) => {
    setBookings(undefined)
    void update(
      resource,
      { ids: selectedIds, data: { isActive, ...more } },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify('ra.notification.updated', { messageArgs: { smart_count: selectedIds.length } })
          onUnselectItems()
        },
        onError: (error: unknown) => {
          refresh()
          const counted =
            error instanceof HttpError ? (error.body as { bookings?: ComingBooking[] }).bookings : []
          if (counted && counted.length > 0) setBookings(counted)
          else
            notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' })
        },
      },
    )
  }
  return (
    <>
      <Button size="small" disabled={isPending} onClick={() => send()}>
        {t(isActive ? 'activate' : 'retire')}
      </Button>
      {bookings ? (
        <StillBookedDialog
          bookings={bookings}
          onAnyway={() => send({ isAware: true })}
          onClose={() => setBookings(undefined)}
        />
      ) : null}
    </>
  )
}
