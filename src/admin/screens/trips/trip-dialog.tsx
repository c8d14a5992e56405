import { Button } from '@mui/material'
import { useState } from 'react'
import { MOST_DRIVER } from '../../../domain/fleet/trip-rules.ts'
import { useApi, useSend } from '../../api/use-api.ts'
import { TimeInput } from '../../ui/date-field.tsx'
import { FormDialog } from '../../ui/dialogs.tsx'
import { ChoiceInput, TextInput } from '../../ui/form-fields.tsx'
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
}

type Props = {
  draft: TripDraft
  onDone: (what: 'saved' | 'removed') => Promise<void> | void
  onClose: () => void
}

/** Where to, when and who drives. From where follows from where the car stands then. */
export function TripDialog({ draft, onDone, onClose }: Props) {
  const { t } = useWords('trips')
  const [wanted, setWanted] = useState(draft)
  const places = useApi('GET /phone/places').value?.places ?? []
  const { save, remove, problem, isSending, forget } = useTrip(draft.id, onDone)
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
      onSubmit={() => save(wanted)}
      onClose={onClose}
      actions={
        draft.id === undefined ? null : (
          <Button color="error" disabled={isSending} onClick={remove} sx={{ mr: 'auto' }}>
            {t('form.remove')}
          </Button>
        )
      }
    >
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

/** Plans a transfer, changes the one with this id, or calls it off. */
function useTrip(id: number | undefined, onDone: Props['onDone']) {
  const added = useSend('POST /trips', () => onDone('saved'))
  const changed = useSend('PUT /trips/:id', () => onDone('saved'))
  const removed = useSend('DELETE /trips/:id', () => onDone('removed'))
  const calls = [added, changed, removed]
  return {
    save: ({ carId, endLocationId, start, end, driver }: TripDraft) => {
      const body = { endLocationId, start, end, driver }
      if (id === undefined) added.send({ body: { carId, ...body } })
      else changed.send({ params: { id }, body })
    },
    remove: () => (id === undefined ? undefined : removed.send({ params: { id } })),
    problem: calls.find(({ problem }) => problem)?.problem,
    isSending: calls.some(({ isSending }) => isSending),
    forget: () => calls.forEach((call) => call.forget()),
  }
}
