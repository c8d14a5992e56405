import { Box, Paper } from '@mui/material'
import { EditBase, useEditContext, useResourceContext } from 'react-admin'
import { RecordHistory } from '../../ui/record-history.tsx'
import { Screen } from '../../ui/screen.tsx'
import { resourceName } from '../../words/react-words.ts'
import { useSpoken } from '../../words/words.tsx'
import { AccountActions } from './account-actions.tsx'
import { ClientPrivacy } from './client-privacy.tsx'
import { RecordForm } from './record-form.tsx'

/** Saved when the server has said yes: what it refuses is shown at its field, with everything typed still there. */
export function RecordEdit() {
  return (
    <EditBase mutationMode="pessimistic" redirect={false}>
      <Edited />
    </EditBase>
  )
}

function Edited() {
  const name = useResourceContext() ?? ''
  const { messages } = useSpoken()
  const { record } = useEditContext()
  if (!record) return null
  return (
    <Screen
      title={`${resourceName(messages, name, 'one')}: ${record.title}`}
      actions={<CustomerActions name={name} id={Number(record.id)} />}
    >
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: 'minmax(0, 2.2fr) minmax(300px, 1fr)' },
        }}
      >
        <Paper>
          <RecordForm />
        </Paper>
        <RecordHistory
          resource={name}
          recordId={Number(record.id)}
          isRestorable
          key={String(record.updatedAt ?? JSON.stringify(record))}
        />
      </Box>
    </Screen>
  )
}

/** What can be done with some records besides changing them. */
function CustomerActions({ name, id }: { name: string; id: number }) {
  if (name === 'admins') return <AccountActions id={id} />
  return name === 'clients' ? <ClientPrivacy id={id} /> : null
}
