import { Box, Typography } from '@mui/material'
import { useRecordContext } from 'react-admin'
import type { Resource, ResourceName } from '../../../contract/records/resource.ts'
import { fieldLabel } from '../../words/react-words.ts'
import { useSpoken } from '../../words/words.tsx'
import { RecordCell } from './record-cell.tsx'

/** What a record says and nobody types: it follows from something else. */
export function ReadOnlyFacts({ resource, name }: { resource: Resource; name: ResourceName }) {
  const record = useRecordContext()
  const { messages } = useSpoken()
  const facts = resource.fields.filter(
    ({ isReadOnly, name: field, kind }) => isReadOnly && kind !== 'json' && isSaid(record?.[field]),
  )
  if (facts.length === 0) return null
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gap: '8px 24px',
        width: '100%',
        m: 0,
        mt: 3,
        gridTemplateColumns: { xs: '1fr', sm: 'auto 1fr' },
      }}
    >
      {facts.map((field) => (
        <Box key={field.name} sx={{ display: 'contents' }}>
          <Typography component="dt" color="text.secondary" sx={{ fontSize: '0.875rem' }}>
            {fieldLabel(messages, name, field.name)}
          </Typography>
          <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            <RecordCell field={field} />
          </Box>
        </Box>
      ))}
    </Box>
  )
}

const isSaid = (value: unknown): boolean => value !== null && value !== undefined && value !== ''
