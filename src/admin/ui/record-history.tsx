import { Box, Button, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import type { ResourceName } from '../../contract/records/resource.ts'
import { resources } from '../../contract/records/resources.ts'
import type { RecordedChange } from '../../contract/staff/records.ts'
import { labelOf } from '../../domain/calendar/tallinn.ts'
import { formatDateTime } from '../../i18n/format.ts'
import { useSend } from '../api/use-api.ts'
import { useHistory } from '../api/use-history.ts'
import { useSpoken, useWords } from '../words/words.tsx'
import { ChangedFields, writable } from './changed-fields.tsx'
import { ProblemAlert } from './problem-alert.tsx'
import { TitledPaper } from './titled-paper.tsx'

const PAGE = 10

/** Who changed this record, when, from what to what; a plain change can be put back. */
export function RecordHistory(props: { resource: string; recordId: number; isRestorable?: boolean }) {
  const { resource, recordId, isRestorable = false } = props
  const t = useWords('records')
  const [shown, setShown] = useState(PAGE)
  const { value: entries, problem } = useHistory(resource, recordId, shown)
  return (
    <TitledPaper title={t('history.title')}>
      <ProblemAlert problem={problem} />
      {entries?.length === 0 ? <Typography color="text.secondary">{t('history.none')}</Typography> : null}
      <Stack component="ol" sx={{ listStyle: 'none', p: 0, m: 0, gap: 2 }}>
        {entries?.map((entry) => (
          <Entry key={entry.id} entry={entry} {...props} isRestorable={isRestorable} />
        ))}
      </Stack>
      {entries?.length === shown ? (
        <Button onClick={() => setShown(shown + PAGE)}>{t('history.more')}</Button>
      ) : null}
    </TitledPaper>
  )
}

function Entry(props: { entry: RecordedChange; resource: string; recordId: number; isRestorable: boolean }) {
  const { entry, resource, recordId } = props
  const { locale, messages } = useSpoken()
  const t = useWords('records')
  const notify = useNotify()
  const refresh = useRefresh()
  const at = formatDateTime(labelOf(new Date(entry.createdAt)), locale)
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
    <Box component="li">
      <Typography sx={{ fontWeight: 600 }}>
        {t('history.by', { name: entry.adminName, at })} · {actions[entry.action] ?? entry.action}
      </Typography>
      <ChangedFields resource={resource as ResourceName} before={entry.before} after={entry.after} />
      {props.isRestorable && Object.keys(before).length > 0 ? (
        <Button size="small" onClick={() => send({ params: { resource, id: recordId }, body: before })}>
          {t('history.restore')}
        </Button>
      ) : null}
    </Box>
  )
}
