import { Button } from '@mui/material'
import { useState } from 'react'
import type { SeenTrip } from '../../../contract/staff/trips.ts'
import { MOST_DRIVER } from '../../../domain/fleet/trip-rules.ts'
import { useApi, useSend } from '../../api/use-api.ts'
import { TimeInput } from '../../ui/date-field.tsx'
import { FormDialog } from '../../ui/dialogs.tsx'
import { ChoiceInput, TextInput } from '../../ui/form-fields.tsx'
import { onlyTheirs, useNewer, ValueVersions } from '../../ui/value-versions.tsx'
import { useWords } from '../../words/words.tsx'

/** A transfer that is to be planned, or one that is there and changes. Times are labels. */
export type TripDraft = {
  id?: number
  carId: number
  car: string
  endLocationId: number
  start: string
  end: string
  driver: string
  /** As it stood when it was opened. */
  seen?: SeenTrip
}

type Props = {
  draft: TripDraft
  onDone: (what: 'saved' | 'removed') => Promise<void> | void
  onClose: () => void
}

/** Where to, when and who drives. From where follows from where the car stands then. */
export function TripDialog({ draft, onDone, onClose }: Props) {
  const { t, time } = useWords('trips')
  const [wanted, setWanted] = useState(draft)
  const places = useApi('GET /phone/places').value?.places ?? []
  const { save, remove, problem: refused, isSending, forget } = useTrip(draft.id, onDone)
  const seen = draft.seen ?? toldOf(draft)
  const { newer } = useNewer<SeenTrip>(refused, ({ current }) =>
    setWanted({ ...wanted, ...onlyTheirs(seen, toldOf(wanted), current) }),
  )
  const problem = refused?.code === 'changed_meanwhile' ? undefined : refused
  const change = (changes: Partial<TripDraft>) => {
    setWanted({ ...wanted, ...changes })
    forget()
  }
  return (
    <FormDialog
      title={`${t(draft.id === undefined ? 'form.add' : 'form.edit')}: ${draft.car}`}
      submit={t('form.save')}
      back={t('form.cancel')}
      isSending={isSending}
      isDisabled={wanted.endLocationId === 0 || wanted.start === '' || wanted.end === ''}
      problem={problem}
      onSubmit={() => save(wanted, newer?.current ?? seen)}
      onClose={onClose}
      actions={
        draft.id === undefined ? null : (
          <Button color="error" disabled={isSending} onClick={remove} sx={{ mr: 'auto' }}>
            {t('form.remove')}
          </Button>
        )
      }
    >
      {newer ? (
        <ValueVersions
          key={JSON.stringify(newer.current)}
          fields={[
            {
              name: 'endLocationId',
              label: t('form.to'),
              say: ({ endLocationId }) => places.find(({ id }) => id === endLocationId)?.name,
            },
            { name: 'start', label: t('form.start'), say: ({ start }) => time(start) },
            { name: 'end', label: t('form.end'), say: ({ end }) => time(end) },
            { name: 'driver', label: t('form.driver'), say: ({ driver }) => driver },
          ]}
          seen={seen}
          newer={newer}
          mine={toldOf(wanted)}
          onWrite={(changes) => setWanted({ ...wanted, ...changes })}
        />
      ) : null}
      <ChoiceInput
        label={t('form.to')}
        value={wanted.endLocationId}
        options={[{ id: 0, name: '' }, ...places]}
        onChange={(endLocationId) => change({ endLocationId })}
      />
      <TimeInput label={t('form.start')} value={wanted.start} onChange={(start) => change({ start })} />
      <TimeInput label={t('form.end')} value={wanted.end} onChange={(end) => change({ end })} />
      <TextInput
        label={t('form.driver')}
        value={wanted.driver}
        slotProps={{ htmlInput: { maxLength: MOST_DRIVER } }}
        onChange={(driver) => change({ driver })}
      />
    </FormDialog>
  )
}

const toldOf = ({ endLocationId, start, end, driver }: SeenTrip): SeenTrip => ({
  endLocationId,
  start,
  end,
  driver,
})

/** Plans a transfer, changes the one with this id, or calls it off. */
function useTrip(id: number | undefined, onDone: Props['onDone']) {
  const added = useSend('POST /trips', () => onDone('saved'))
  const changed = useSend('PUT /trips/:id', () => onDone('saved'))
  const removed = useSend('DELETE /trips/:id', () => onDone('removed'))
  const calls = [added, changed, removed]
  return {
    save: (wanted: TripDraft, previous: SeenTrip) => {
      const body = toldOf(wanted)
      if (id === undefined) added.send({ body: { carId: wanted.carId, ...body } })
      else changed.send({ params: { id }, body: { ...body, previous } })
    },
    remove: () => (id === undefined ? undefined : removed.send({ params: { id } })),
    problem: calls.find(({ problem }) => problem)?.problem,
    isSending: calls.some(({ isSending }) => isSending),
    forget: () => calls.forEach((call) => call.forget()),
  }
}
