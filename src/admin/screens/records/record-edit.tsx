import { Paper, Stack } from '@mui/material'
import { CreateBase, EditBase, useEditContext, useResourceContext } from 'react-admin'
import { useParts } from '../../api/use-parts.ts'
import { Columns } from '../../ui/columns.tsx'
import { RecordHistory } from '../../ui/record-history.tsx'
import { Screen } from '../../ui/screen.tsx'
import { resourceName } from '../../words/react-words.ts'
import { useSpoken } from '../../words/words.tsx'
import { AccountActions } from './account-actions.tsx'
import { ClientPrivacy } from './client-privacy.tsx'
import { PlaceHours } from './place-hours.tsx'
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
        <Stack sx={{ gap: 3 }}>
          <Paper>
            <RecordForm />
          </Paper>
          {name === 'locations' ? <PlaceHours placeId={Number(record.id)} /> : null}
        </Stack>
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
  if (name === 'admins') return <AccountActions id={id} />
  return name === 'clients' ? <ClientPrivacy id={id} /> : null
}

export function RecordCreate() {
  const name = useResourceContext() ?? ''
  const { messages } = useSpoken()
  const hasMail = useParts()?.mail !== 'off'
  const { invited, invitedByHand } = messages.records
  return (
    <CreateBase redirect="list">
      <Screen
        title={`${messages.react.ra.action.create}: ${resourceName(messages, name, 'one')}`}
        subtitle={name === 'admins' ? (hasMail ? invited : invitedByHand) : undefined}
      >
        <Paper>
          <RecordForm isNew />
        </Paper>
      </Screen>
    </CreateBase>
  )
}
