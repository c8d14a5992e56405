import { Button, Stack } from '@mui/material'
import { useNotify, useRecordContext, useRefresh } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { isResourceName, type ResourceName } from '../../../contract/records/resource.ts'
import { resources } from '../../../contract/records/resources.ts'
import type { RecordedChange } from '../../../contract/staff/records.ts'
import { useSend } from '../../api/use-api.ts'
import { bookingPage } from '../../ui/booking-link.tsx'
import { ChangedFields } from '../../ui/change-log.tsx'
import { Quiet } from '../../ui/text.tsx'
import { useWords } from '../../words/words.tsx'

/** One line of the log, opened: from what to what, the record it is about, and the way back for one that was removed. */
export function LoggedChange() {
  const { t } = useWords('records')
  const entry = useRecordContext<RecordedChange>()
  if (!entry) return null
  const { resource, before, after } = entry
  const isTold = Object.keys({ ...before, ...after }).length > 0
  return (
    <Stack sx={{ gap: 1, p: 2, alignItems: 'start' }}>
      {isTold ? (
        <ChangedFields resource={resource as ResourceName} before={before} after={after} />
      ) : (
        <Quiet>{t('log.nothing')}</Quiet>
      )}
      {isResourceName(resource) ? <Ways entry={entry} resource={resource} /> : null}
    </Stack>
  )
}

/** From what to what, where it fits into a line of the list; the whole of a new or a removed record is on its own page. */
export function LoggedFields() {
  const entry = useRecordContext<RecordedChange>()
  if (!entry?.before || !entry.after) return null
  return <ChangedFields resource={entry.resource as ResourceName} before={entry.before} after={entry.after} />
}

function Ways({ entry, resource }: { entry: RecordedChange; resource: ResourceName }) {
  const { t } = useWords('records')
  const [notify, refresh] = [useNotify(), useRefresh()]
  const { send, isSending } = useSend(
    'POST /audit-log/:id/bring-back',
    () => {
      notify(t('log.isBack'), { type: 'success' })
      refresh()
    },
    ({ detail }) => notify(detail, { type: 'error' }),
  )
  const isRemoved = entry.action === 'remove'
  if (isRemoved && !resources[resource].verbs.includes('create')) return null
  if (!isRemoved && entry.recordId === 0) return null
  return isRemoved ? (
    <Button variant="outlined" disabled={isSending} onClick={() => send({ params: { id: entry.id } })}>
      {t('log.bringBack')}
    </Button>
  ) : (
    <Button component={RouterLink} to={pageOf(resource, entry.recordId)}>
      {t('log.open')}
    </Button>
  )
}

const pageOf = (resource: ResourceName, id: number): string => {
  if (resource === 'bookings') return bookingPage(id)
  return `/admin/${resource}/${id}${resource === 'cars' ? '/show' : ''}`
}
