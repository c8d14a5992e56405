import { Paper, Stack } from '@mui/material'
import { useState } from 'react'
import {
  CreateBase,
  EditBase,
  HttpError,
  type RaRecord,
  useEditContext,
  useNotify,
  useResourceContext,
  useSaveContext,
} from 'react-admin'
import type { ResourceName } from '../../../contract/records/resource.ts'
import type { ComingBooking } from '../../../contract/staff/fleet.ts'
import type { StoredRecord } from '../../../contract/staff/records.ts'
import type { StaffMessages } from '../../../i18n/staff-messages.ts'
import type { Problem } from '../../api/call-api.ts'
import { useParts } from '../../api/use-parts.ts'
import { Columns } from '../../ui/columns.tsx'
import { RecordHistory } from '../../ui/record-history.tsx'
import { Screen } from '../../ui/screen.tsx'
import { loggedWord, resourceName } from '../../words/react-words.ts'
import { useSpoken } from '../../words/words.tsx'
import { AccountActions } from './account-actions.tsx'
import { AccountPanel } from './account-panel.tsx'
import { ClientPrivacy } from './client-privacy.tsx'
import { LoggedChange } from './logged-change.tsx'
import { OwnersOnly } from './owners-only.tsx'
import { PlaceHours } from './place-hours.tsx'
import { RecordForm } from './record-form.tsx'
import type { Overtaken } from './record-versions.tsx'
import { StillBookedDialog } from './still-booked-dialog.tsx'

/** Saved when the server has said yes: what it refuses is shown at its field, with everything typed still there. */
export function RecordEdit() {
  return (
    <OwnersOnly name={useResourceContext() as ResourceName}>
      <EditedRecord />
    </OwnersOnly>
  )
}

function EditedRecord() {
  const [overtaken, setOvertaken] = useState<Overtaken>()
  const [counted, setCounted] = useState<CountedOn>()
  const refused = useRefusal(setOvertaken, setCounted)
  // Whoever has seen a newer version writes over that one.
  const transform = (data: RaRecord) => (overtaken ? { ...data, previous: overtaken.current } : data)
  return (
    <EditBase
      mutationMode="pessimistic"
      redirect={false}
      transform={transform}
      mutationOptions={{ onError: refused }}
    >
      <Edited overtaken={overtaken} />
      {counted ? <RetireAnyway {...counted} onClose={() => setCounted(undefined)} /> : null}
    </EditBase>
  )
}

/** What was to be saved, and the bookings that count on the car. */
type CountedOn = { bookings: ComingBooking[]; data: RaRecord }

function RetireAnyway({ bookings, data, onClose }: CountedOn & { onClose: () => void }) {
  const { save } = useSaveContext()
  const anyway = () => {
    onClose()
    void save?.({ ...data, isAware: true })
  }
  return <StillBookedDialog bookings={bookings} onAnyway={anyway} onClose={onClose} />
}

/** A record that has changed meanwhile is shown in the form; every other refusal is a sentence. */
function useRefusal(overtake: (overtaken: Overtaken) => void, count: (counted: CountedOn) => void) {
  const notify = useNotify()
  return (error: unknown, asked: { previousData?: unknown; data?: unknown } | undefined) => {
    if (!(error instanceof HttpError)) return notify('ra.notification.http_error', { type: 'error' })
    const { code, errors, bookings, current, changedBy, changedAt } = error.body as Problem & Overtaken
    if (code === 'still_booked')
      return count({ bookings: bookings as ComingBooking[], data: asked?.data as RaRecord })
    if (code === 'changed_meanwhile') {
      const previous = asked?.previousData as StoredRecord
      return overtake({ previous, current, changedBy, changedAt })
    }
    // What is wrong at a field is said there.
    if (Object.keys(errors ?? {}).length === 0) notify(error.message, { type: 'error' })
  }
}

function Edited({ overtaken }: { overtaken: Overtaken | undefined }) {
  const name = useResourceContext() ?? ''
  const { messages } = useSpoken()
  const { record } = useEditContext()
  if (!record) return null
  return (
    <Screen
      title={`${resourceName(messages, name, 'one')}: ${name === 'audit-log' ? loggedTitle(messages, record) : record.title}`}
      actions={<CustomerActions name={name} id={Number(record.id)} />}
    >
      <Columns gap={3} from="xl" columns="minmax(0, 2.2fr) minmax(300px, 1fr)" isTop>
        <Stack sx={{ gap: 3 }}>
          <Paper>
            <RecordForm overtaken={overtaken} />
          </Paper>
          {name === 'audit-log' ? (
            <Paper>
              <LoggedChange />
            </Paper>
          ) : null}
          {name === 'company-accounts' ? <AccountPanel id={Number(record.id)} /> : null}
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

/** What the log calls by codes, in words. */
const loggedTitle = (messages: StaffMessages, { resource, recordId, action }: RaRecord): string =>
  [loggedWord(messages, resource) ?? resource, recordId, loggedWord(messages, action) ?? action].join(' · ')

/** What can be done with some records besides changing them. */
function CustomerActions({ name, id }: { name: string; id: number }) {
  if (name === 'admins') return <AccountActions id={id} />
  return name === 'clients' ? <ClientPrivacy id={id} /> : null
}

/** Whoever has made a car goes on with its pictures; of most others there is nothing more to say. */
const pageOf = (name: string) => (name === 'cars' ? 'show' : 'list')

export function RecordCreate() {
  const name = useResourceContext() ?? ''
  const { messages } = useSpoken()
  const hasMail = useParts()?.mail !== 'off'
  const { invited, invitedByHand } = messages.records
  return (
    <CreateBase redirect={pageOf(name)}>
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
