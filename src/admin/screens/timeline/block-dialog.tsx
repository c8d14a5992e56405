import { Button } from '@mui/material'
import { useState } from 'react'
import { type BlockAnswer, MOST_REASON } from '../../../contract/staff/timeline.ts'
import { formatLabel, labelFrom } from '../../../domain/calendar/wall-clock.ts'
import { useSend } from '../../api/use-api.ts'
import { FormDialog } from '../../ui/dialogs.tsx'
import { TextInput } from '../../ui/form-fields.tsx'
import { onlyTheirs, useNewer, ValueVersions } from '../../ui/value-versions.tsx'
import { useWords } from '../../words/words.tsx'
import { CarTakenAlert } from '../booking/change/car-taken-alert.tsx'
import type { Wish } from './bars.ts'
import type { CarGroup } from './rows.ts'
import { WishFields } from './wish-fields.tsx'

/** A block that is to be put up, or one that is there and changes. */
export type BlockDraft = Wish & { id?: number; reason: string; seen?: Wish & { reason: string } }

type Told = Pick<BlockAnswer, 'carId' | 'start' | 'end' | 'reason'>

type Props = {
  draft: BlockDraft
  groups: readonly CarGroup[]
  nameOf: (carId: number) => string
  onDone: (what: 'saved' | 'removed', wish: Wish) => Promise<void>
  onClose: () => void
}

export function BlockDialog({ draft, groups, nameOf, onDone, onClose }: Props) {
  const { t, time } = useWords('timeline')
  const [wanted, setWanted] = useState(draft)
  const {
    save,
    remove,
    problem: refused,
    isSending,
    forget,
  } = useBlock(draft.id, (what) => onDone(what, wanted))
  const seen = toldOf(draft.seen ?? draft)
  const { newer } = useNewer<Told>(refused, ({ current }) =>
    setWanted({ ...wanted, ...draftFrom(onlyTheirs(seen, toldOf(wanted), current)) }),
  )
  const problem = refused?.code === 'changed_meanwhile' ? undefined : refused
  const isAtFault = (path: string) => problem?.errors?.some((fault) => fault.path === path) ?? false
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
      onSubmit={() => save(wanted, newer ? partsOf(newer.current) : seen)}
      onClose={onClose}
      actions={
        draft.id === undefined ? null : (
          <Button color="error" disabled={isSending} onClick={remove} sx={{ mr: 'auto' }}>
            {t('block.remove')}
          </Button>
        )
      }
    >
      {newer ? (
        <ValueVersions
          key={JSON.stringify(newer.current)}
          fields={[
            { name: 'carId', label: t('details.car'), say: ({ carId }) => nameOf(carId) },
            { name: 'start', label: t('details.from'), say: ({ start }) => time(start) },
            { name: 'end', label: t('details.to'), say: ({ end }) => time(end) },
            { name: 'reason', label: t('details.reason'), say: ({ reason }) => reason },
          ]}
          seen={seen}
          newer={newer}
          mine={toldOf(wanted)}
          onWrite={(changes) => setWanted({ ...wanted, ...draftFrom(changes) })}
        />
      ) : null}
      <WishFields
        wish={wanted}
        groups={groups}
        ends={{ from: t('details.from'), to: t('details.to') }}
        faultOf={(end) => (isAtFault(end === 'from' ? 'start' : 'end') ? t('block.wrongTime') : undefined)}
        onChange={change}
      />
      <TextInput
        required
        label={t('details.reason')}
        value={wanted.reason}
        fault={isAtFault('reason') ? t('block.wrongReason', { most: MOST_REASON }) : undefined}
        helperText={t('block.reasonHint')}
        slotProps={{ htmlInput: { maxLength: 200 } }}
        onChange={(reason) => change({ reason })}
      />
      {problem ? <CarTakenAlert problem={problem} onCar={(carId) => change({ carId })} /> : null}
    </FormDialog>
  )
}

/** Without its number, which is in the address: what is sent has nothing beyond this. */
const partsOf = ({ carId, start, end, reason }: Told): Told => ({ carId, start, end, reason })

const toldOf = ({ carId, from, to, reason }: Wish & { reason: string }): Told => ({
  carId,
  start: formatLabel(from),
  end: formatLabel(to),
  reason,
})

const draftFrom = ({ start, end, ...rest }: Partial<Told>): Partial<BlockDraft> => ({
  ...rest,
  ...(start === undefined ? {} : { from: labelFrom(start) }),
  ...(end === undefined ? {} : { to: labelFrom(end) }),
})

/** Puts a block up, changes the one with this id, or takes it away. */
function useBlock(id: number | undefined, onDone: (what: 'saved' | 'removed') => Promise<void>) {
  const added = useSend('POST /timeline/blocks', () => onDone('saved'))
  const changed = useSend('PUT /timeline/blocks/:id', () => onDone('saved'))
  const removed = useSend('DELETE /timeline/blocks/:id', () => onDone('removed'))
  const calls = [added, changed, removed]
  return {
    save: (wanted: BlockDraft, previous: Told) => {
      const body = toldOf(wanted)
      if (id === undefined) added.send({ body })
      else changed.send({ params: { id }, body: { ...body, previous } })
    },
    remove: () => (id === undefined ? undefined : removed.send({ params: { id } })),
    problem: calls.find(({ problem }) => problem)?.problem,
    isSending: calls.some(({ isSending }) => isSending),
    forget: () => calls.forEach((call) => call.forget()),
  }
}
