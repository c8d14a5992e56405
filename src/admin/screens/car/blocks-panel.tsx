import { Box, Button, Chip, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import type { CarCardAnswer } from '../../../contract/staff/fleet.ts'
import { useSend } from '../../api/use-api.ts'
import { TimeInput } from '../../ui/date-field.tsx'
import { ConfirmDialog } from '../../ui/dialogs.tsx'
import { TextInput } from '../../ui/form-fields.tsx'
import { PlainList } from '../../ui/plain-list.tsx'
import { Note } from '../../ui/text.tsx'
import { TitledPaper } from '../../ui/titled-paper.tsx'
import { useWords } from '../../words/words.tsx'
import { InlineForm } from './inline-form.tsx'

type Block = CarCardAnswer['blocks'][number]

/** Times in which the car is out of service. The rules that refuse them are those of the timeline. */
export function BlocksPanel({ car }: { car: CarCardAnswer }) {
  const { t, time: at } = useWords('fleet')
  const [isAdding, setAdding] = useState(false)
  const [removed, setRemoved] = useState<Block>()
  const { send, ...removing } = useSend('DELETE /timeline/blocks/:id', () => setRemoved(undefined))
  return (
    <TitledPaper
      title={t('blocks.title')}
      actions={
        isAdding ? null : (
          <Button variant="outlined" onClick={() => setAdding(true)}>
            {t('blocks.add')}
          </Button>
        )
      }
    >
      {isAdding ? <NewBlock carId={car.id} onClose={() => setAdding(false)} /> : null}
      <PlainList gap={1.5} none={t('blocks.none')}>
        {car.blocks.map((block) => (
          <Stack
            component="li"
            key={block.id}
            direction="row"
            sx={{ gap: 1, alignItems: 'start', justifyContent: 'space-between' }}
          >
            <Box sx={{ minWidth: 0 }}>
              <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{block.reason}</Typography>
              <Note>{`${at(block.from)} – ${at(block.to)}`}</Note>
            </Box>
            <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexShrink: 0 }}>
              <Chip
                size="small"
                label={t(`blocks.${block.state}`)}
                color={block.state === 'now' ? 'secondary' : 'default'}
              />
              {block.state === 'past' ? null : (
                <Button
                  size="small"
                  color="error"
                  aria-label={t('blocks.removeOf', { from: at(block.from) })}
                  onClick={() => setRemoved(block)}
                >
                  {t('blocks.remove')}
                </Button>
              )}
            </Stack>
          </Stack>
        ))}
      </PlainList>
      {removed ? (
        <ConfirmDialog
          question={t('blocks.removeAsk')}
          yes={t('confirm.yes')}
          no={t('confirm.no')}
          {...removing}
          onYes={() => send({ params: { id: removed.id } })}
          onClose={() => setRemoved(undefined)}
        />
      ) : null}
    </TitledPaper>
  )
}

function NewBlock({ carId, onClose }: { carId: number; onClose: () => void }) {
  const { t } = useWords('fleet')
  const [block, setBlock] = useState({ start: '', end: '', reason: '' })
  const { send, forget, ...sending } = useSend('POST /timeline/blocks', onClose)
  const field = (name: keyof typeof block) => ({
    value: block[name],
    error: sending.problem?.errors?.some(({ path }) => path === name) ?? false,
    required: true,
    onChange: (typed: string) => {
      setBlock({ ...block, [name]: typed })
      forget()
    },
  })
  return (
    <InlineForm
      save={t('blocks.save')}
      cancel={t('blocks.cancel')}
      {...sending}
      onSend={() => send({ body: { carId, ...block } })}
      onClose={onClose}
    >
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5 }}>
        <TimeInput label={t('blocks.from')} {...field('start')} />
        <TimeInput label={t('blocks.to')} {...field('end')} />
      </Stack>
      <TextInput
        label={t('blocks.reason')}
        {...field('reason')}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
    </InlineForm>
  )
}
