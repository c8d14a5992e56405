import { Button, Paper } from '@mui/material'
import { CreateBase, EditBase, useEditContext, useNotify, useResourceContext } from 'react-admin'
import { useSend } from '../../api/use-api.ts'
import { Columns } from '../../ui/columns.tsx'
import { RecordHistory } from '../../ui/record-history.tsx'
import { Screen } from '../../ui/screen.tsx'
import { resourceName } from '../../words/react-words.ts'
import { useSpoken, useWords } from '../../words/words.tsx'
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
      <Columns gap={3} from="xl" columns="minmax(0, 2.2fr) minmax(300px, 1fr)" isTop>
        <Paper>
          <RecordForm />
        </Paper>
        <RecordHistory
          resource={name}
          recordId={Number(record.id)}
          isRestorable
          key={String(record.updatedAt ?? JSON.stringify(record))}
        />
      </Columns>
    </Screen>
  )
}

/** What can be done with some records besides changing them. */
function CustomerActions({ name, id }: { name: string; id: number }) {
  if (name === 'admins') return <EndSessions id={id} />
  return name === 'clients' ? <ClientPrivacy id={id} /> : null
}

function EndSessions({ id }: { id: number }) {
  const { t } = useWords('records')
  const notify = useNotify()
  const { send } = useSend(
    'POST /admins/:id/end-sessions',
    () => notify(t('sessionsEnded'), { type: 'success' }),
    ({ detail }) => notify(detail, { type: 'error' }),
  )
  return (
    <Button variant="outlined" onClick={() => send({ params: { id } })}>
      {t('endSessions')}
    </Button>
  )
}

export function RecordCreate() {
  const name = useResourceContext() ?? ''
  const { messages } = useSpoken()
  return (
    <CreateBase redirect="list">
      <Screen title={`${messages.react.ra.action.create}: ${resourceName(messages, name, 'one')}`}>
        <Paper>
          <RecordForm isNew />
        </Paper>
      </Screen>
    </CreateBase>
  )
}
