import { Paper } from '@mui/material'
import { CreateBase, useResourceContext } from 'react-admin'
import { Screen } from '../../ui/screen.tsx'
import { resourceName } from '../../words/react-words.ts'
import { useSpoken } from '../../words/words.tsx'
import { RecordForm } from './record-form.tsx'

export function RecordCreate() {
  const name = useResourceContext() ?? ''
  const { messages } = useSpoken()
  return (
    <CreateBase redirect="list">
      <Screen
        title={`${messages.react.ra.action.create}: ${resourceName(messages, name, 'one')}`}
        subtitle={name === 'admins' ? messages.records.invited : undefined}
      >
        <Paper>
          <RecordForm isNew />
        </Paper>
      </Screen>
    </CreateBase>
  )
}
