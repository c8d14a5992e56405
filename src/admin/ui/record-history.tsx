import { Button, Typography } from '@mui/material'
import { useNotify, useRefresh } from 'react-admin'
import type { ResourceName } from '../../contract/records/resource.ts'
import { resources } from '../../contract/records/resources.ts'
import type { RecordedChange } from '../../contract/staff/records.ts'
import { useSend } from '../api/use-api.ts'
import { useWords } from '../words/words.tsx'
import { ChangedFields, ChangeLog, writable } from './change-log.tsx'

type Props = { resource: string; recordId: number; isRestorable?: boolean }

/** Who changed this record, when, from what to what; a plain change can be put back. */
export function RecordHistory(props: Props) {
  const { t } = useWords('records')
  return (
    <ChangeLog title={t('history.title')} none={t('history.none')} more={t('history.more')} {...props}>
      {(entry) => <Entry entry={entry} {...props} />}
    </ChangeLog>
  )
}

function Entry({ entry, resource, recordId, isRestorable }: Props & { entry: RecordedChange }) {
  const { t, instant, messages } = useWords('records')
  const notify = useNotify()
  const refresh = useRefresh()
  const actions: Record<string, string> = messages.records.history.actions
  const before =
    entry.action === 'update' && entry.before
      ? writable(resources[resource as ResourceName], entry.before)
      : {}

  const { send } = useSend(
    'PUT /:resource/:id',
    () => {
      notify(t('history.restored'), { type: 'success' })
      refresh()
    },
    ({ detail }) => notify(detail, { type: 'error' }),
  )
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>
        {t('history.by', { name: entry.adminName, at: instant(entry.createdAt) })} ·{' '}
        {actions[entry.action] ?? entry.action}
      </Typography>
      <ChangedFields resource={resource as ResourceName} before={entry.before} after={entry.after} />
      {isRestorable && Object.keys(before).length > 0 ? (
        <Button size="small" onClick={() => send({ params: { resource, id: recordId }, body: before })}>
          {t('history.restore')}
        </Button>
      ) : null}
    </>
  )
}
