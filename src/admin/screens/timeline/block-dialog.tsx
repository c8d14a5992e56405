import { Button } from '@mui/material'
import { useState } from 'react'
import { formatLabel } from '../../../domain/calendar/wall-clock.ts'
import { useSend } from '../../api/use-api.ts'
import { FormDialog } from '../../ui/dialogs.tsx'
import { TextInput } from '../../ui/form-fields.tsx'
import { CarTakenAlert } from '../booking/change/car-taken-alert.tsx'
import type { Wish } from './bars.ts'
import type { RowWords } from './car-row.tsx'
import type { CarGroup } from './rows.ts'
import { CarField, TimeFields } from './wish-fields.tsx'

/** A block that is to be put up, or one that is there and changes. */
export type BlockDraft = Wish & { id?: number; reason: string }

type Props = {
  draft: BlockDraft
  groups: readonly CarGroup[]
  words: RowWords
  onDone: (what: 'saved' | 'removed', wish: Wish) => void
  onClose: () => void
}

export function BlockDialog({ draft, groups, words: { t, locale }, onDone, onClose }: Props) {
  const [wanted, setWanted] = useState(draft)
  const { save, remove, problem, isSending, forget } = useBlock(draft.id, (what) => onDone(what, wanted))
  const isAtFault = (path: string) => problem?.errors?.some((fault) => fault.path === path) ?? false
  const wrongTime = (path: string) => (isAtFault(path) ? t('block.wrongTime') : undefined)
  const change = (changes: Partial<BlockDraft>) => {
    setWanted({ ...wanted, ...changes })
    forget()
  }
  return (
    <FormDialog
      title={t(draft.id === undefined ? 'block.add' : 'block.edit')}
      submit={t('block.save')}
      back={t('block.cancel')}
      isSending={isSending}
      onSubmit={() => save(wanted)}
      onClose={onClose}
      actions={
        draft.id === undefined ? null : (
          <Button color="error" disabled={isSending} onClick={remove} sx={{ mr: 'auto' }}>
            {t('block.remove')}
          </Button>
        )
      }
    >
      <CarField
        label={t('details.car')}
        groups={groups}
        locale={locale}
        value={wanted.carId}
        onChange={(carId) => change({ carId })}
      />
      <TimeFields
        times={[
          {
            label: t('details.from'),
            value: wanted.from,
            error: wrongTime('start'),
            onChange: (from) => change({ from }),
          },
          {
            label: t('details.to'),
            value: wanted.to,
            error: wrongTime('end'),
            onChange: (to) => change({ to }),
          },
        ]}
      />
      <TextInput
        required
        label={t('details.reason')}
        value={wanted.reason}
        error={isAtFault('reason')}
        helperText={isAtFault('reason') ? t('block.wrongReason') : t('block.reasonHint')}
        slotProps={{ htmlInput: { maxLength: 200 } }}
        onChange={(reason) => change({ reason })}
      />
      {problem ? <CarTakenAlert problem={problem} onCar={(carId) => change({ carId })} /> : null}
    </FormDialog>
  )
}

/** Puts a block up, changes the one with this id, or takes it away. */
function useBlock(id: number | undefined, onDone: (what: 'saved' | 'removed') => void) {
  const added = useSend('POST /timeline/blocks', () => onDone('saved'))
  const changed = useSend('PUT /timeline/blocks/:id', () => onDone('saved'))
  const removed = useSend('DELETE /timeline/blocks/:id', () => onDone('removed'))
  const calls = [added, changed, removed]
  return {
    save: ({ carId, from, to, reason }: BlockDraft) => {
      const body = { carId, start: formatLabel(from), end: formatLabel(to), reason }
      if (id === undefined) added.send({ body })
      else changed.send({ params: { id }, body })
    },
    remove: () => (id === undefined ? undefined : removed.send({ params: { id } })),
    problem: calls.find(({ problem }) => problem)?.problem,
    isSending: calls.some(({ isSending }) => isSending),
    forget: () => calls.forEach((call) => call.forget()),
  }
}
