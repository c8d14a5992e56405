import { Box, Button, Typography } from '@mui/material'
import { type ReactNode, useState } from 'react'
import type { RecordedChange } from '../../contract/staff/records.ts'
import { useApi } from '../api/use-api.ts'
import { PlainList } from './plain-list.tsx'
import { ProblemAlert } from './problem-alert.tsx'
import { TitledPaper } from './titled-paper.tsx'

const PAGE = 10

type Props = {
  title: string
  none: string
  more: string
  resource: string
  recordId: number
  /** One change in words. */
  children: (entry: RecordedChange) => ReactNode
}

/** The last changes of a record, as the log has them, and earlier ones when asked for. */
export function ChangeLog({ title, none, more, resource, recordId, children }: Props) {
  const [count, setCount] = useState(PAGE)
  const { value: entries, problem } = useApi('GET /:resource/:id/history', {
    params: { resource, id: recordId },
    query: { count },
  })
  return (
    <TitledPaper title={title}>
      <ProblemAlert problem={problem} />
      {entries?.length === 0 ? <Typography color="textSecondary">{none}</Typography> : null}
      <PlainList isOrdered gap={2}>
        {entries?.map((entry) => (
          <Box component="li" key={entry.id}>
            {children(entry)}
          </Box>
        ))}
      </PlainList>
      {entries?.length === count ? <Button onClick={() => setCount(count + PAGE)}>{more}</Button> : null}
    </TitledPaper>
  )
}
