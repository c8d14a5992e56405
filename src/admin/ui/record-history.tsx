import { Alert, Box, Button, Paper, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import type { ResourceName } from '../../contract/records/resource.ts'
import { resources } from '../../contract/records/resources.ts'
import { labelOf } from '../../domain/calendar/tallinn.ts'
import { formatDateTime } from '../../i18n/format.ts'
import { callApi, useAnswer } from '../api/untyped-api.ts'
import { useSpoken, useWords } from '../words/words.tsx'
import { ChangedFields, writable } from './changed-fields.tsx'

export type HistoryEntry = {
  id: number
  createdAt: string
  adminName: string
  action: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

const PAGE = 10

/** Who changed this record, when, from what to what; a plain change can be put back. */
export function RecordHistory(props: { resource: string; recordId: number; isRestorable?: boolean }) {
  const { resource, recordId, isRestorable = false } = props
  const t = useWords('records')
  const [shown, setShown] = useState(PAGE)
  const query = new URLSearchParams({
    filter: JSON.stringify({ resource, recordId }),
    range: JSON.stringify([0, shown - 1]),
  })
  const { value: entries, problem, reload } = useAnswer<HistoryEntry[]>(`/audit-log?${query}`)
  return (
    <Paper component="section" aria-label={t('history.title')} sx={{ p: 2.5, minWidth: 0 }}>
      <Typography component="h2" variant="h6" sx={{ mb: 1 }}>
        {t('history.title')}
      </Typography>
      {problem ? <Alert severity="error">{problem.detail}</Alert> : null}
      {entries?.length === 0 ? <Typography color="text.secondary">{t('history.none')}</Typography> : null}
      <Stack component="ol" sx={{ listStyle: 'none', p: 0, m: 0, gap: 2 }}>
        {entries?.map((entry) => (
          <Entry key={entry.id} entry={entry} {...props} isRestorable={isRestorable} onRestored={reload} />
        ))}
      </Stack>
      {entries?.length === shown ? (
        <Button onClick={() => setShown(shown + PAGE)}>{t('history.more')}</Button>
      ) : null}
    </Paper>
  )
}

function Entry(props: {
  entry: HistoryEntry
  resource: string
  recordId: number
  isRestorable: boolean
  onRestored: () => void
}) {
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

  const restore = async () => {
    const answer = await callApi(`/${resource}/${recordId}`, { method: 'PUT', body: before })
    notify(answer.ok ? t('history.restored') : answer.problem.detail, {
      type: answer.ok ? 'success' : 'error',
    })
    if (answer.ok) {
      props.onRestored()
      refresh()
    }
  }
  return (
    <Box component="li">
      <Typography sx={{ fontWeight: 600 }}>
        {t('history.by', { name: entry.adminName, at })} · {actions[entry.action] ?? entry.action}
      </Typography>
      <ChangedFields resource={resource as ResourceName} before={entry.before} after={entry.after} />
      {props.isRestorable && Object.keys(before).length > 0 ? (
        <Button size="small" onClick={() => void restore()}>
          {t('history.restore')}
        </Button>
      ) : null}
    </Box>
  )
}
