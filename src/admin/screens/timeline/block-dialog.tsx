import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, TextField } from '@mui/material'
import { useState } from 'react'
import type { BlockAnswer } from '../../../contract/staff/timeline.ts'
import { formatLabel } from '../../../domain/calendar/wall-clock.ts'
import type { Problem } from '../../api/call-api.ts'
import { callApi } from '../../api/untyped-api.ts'
import type { Wish } from './bars.ts'
import type { RowWords } from './car-row.tsx'
import { Refusal } from './refusal.tsx'
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
  const [wish, setWish] = useState<Wish>(draft)
  const [reason, setReason] = useState(draft.reason)
  const [problem, setProblem] = useState<Problem>()
  const [isSending, setSending] = useState(false)
  const isKnown = draft.id !== undefined
  const faultOf = (path: string) => problem?.errors?.some((fault) => fault.path === path)

  const change = (changes: Partial<Wish>) => {
    setWish({ ...wish, ...changes })
    setProblem(undefined)
  }
  const send = async (method: 'POST' | 'PUT' | 'DELETE') => {
    setSending(true)
    const { carId, from, to } = wish
    const body = { carId, start: formatLabel(from), end: formatLabel(to), reason }
    const path = isKnown ? `/timeline/blocks/${draft.id}` : '/timeline/blocks'
    const answer = await callApi<BlockAnswer>(path, method === 'DELETE' ? { method } : { method, body })
    setSending(false)
    if (answer.ok) onDone(method === 'DELETE' ? 'removed' : 'saved', wish)
    else setProblem(answer.problem)
  }

  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="tl-block">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void send(isKnown ? 'PUT' : 'POST')
        }}
      >
        <DialogTitle id="tl-block">{t(isKnown ? 'block.edit' : 'block.add')}</DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 2, pt: 1 }}>
            <CarField
              label={t('details.car')}
              groups={groups}
              locale={locale}
              value={wish.carId}
              onChange={(carId) => change({ carId })}
            />
            <TimeFields
              times={[
                {
                  label: t('details.from'),
                  value: wish.from,
                  error: faultOf('start') ? t('block.wrongTime') : undefined,
                  onChange: (from) => change({ from }),
                },
                {
                  label: t('details.to'),
                  value: wish.to,
                  error: faultOf('end') ? t('block.wrongTime') : undefined,
                  onChange: (to) => change({ to }),
                },
              ]}
            />
            <TextField
              fullWidth
              required
              label={t('details.reason')}
              value={reason}
              error={faultOf('reason') ?? false}
              helperText={faultOf('reason') ? t('block.wrongReason') : t('block.reasonHint')}
              slotProps={{ htmlInput: { maxLength: 200 } }}
              onChange={({ target }) => {
                setReason(target.value)
                setProblem(undefined)
              }}
            />
            {problem ? <Refusal problem={problem} t={t} onCar={(carId) => change({ carId })} /> : null}
          </Stack>
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
          {isKnown ? (
            <Button
              color="error"
              disabled={isSending}
              onClick={() => void send('DELETE')}
              sx={{ mr: 'auto' }}
            >
              {t('block.remove')}
            </Button>
          ) : null}
          <Button onClick={onClose}>{t('block.cancel')}</Button>
          <Button type="submit" variant="contained" color="secondary" disabled={isSending}>
            {t('block.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
