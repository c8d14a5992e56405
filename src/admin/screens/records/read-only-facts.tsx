import { Box } from '@mui/material'
import { useRecordContext } from 'react-admin'
import type { Resource, ResourceName } from '../../../contract/records/resource.ts'
import { Fact, Facts } from '../../ui/facts.tsx'
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
    <Box sx={{ mt: 3, width: '100%' }}>
      <Facts>
        {facts.map((field) => (
          <Fact key={field.name} name={fieldLabel(messages, name, field.name)}>
            <RecordCell field={field} />
          </Fact>
        ))}
      </Facts>
    </Box>
  )
}

const isSaid = (value: unknown): boolean => value !== null && value !== undefined && value !== ''
