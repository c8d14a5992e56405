import { Button, Stack } from '@mui/material'
import { useState } from 'react'
import type { CarCardAnswer, DamageBody } from '../../../contract/staff/fleet.ts'
import { type DamagePoint } from '../../../domain/fleet/damage-sheet.ts'
import type { Problem } from '../../api/call-api.ts'
import { useSend } from '../../api/use-api.ts'
import { ConfirmDialog } from '../../ui/dialogs.tsx'
import { TextInput } from '../../ui/form-fields.tsx'
import { TitledPaper } from '../../ui/titled-paper.tsx'
import { useWords } from '../../words/words.tsx'
import { DamageMap } from './damage-map.tsx'
import { InlineForm } from './inline-form.tsx'

/** Stands in the list while it has no words yet. */
const NEW = 'new'

/** What is wrong with the car, and where. */
export function DamagePanel({ car }: { car: CarCardAnswer }) {
  const { t } = useWords('fleet')
  const [point, setPoint] = useState<DamagePoint>()
  const [edited, setEdited] = useState<string>()
  const [mended, setMended] = useState<string>()
  const done = () => {
    setPoint(undefined)
    setEdited(undefined)
    setMended(undefined)
  }
  const { send, ...sending } = useSend('PUT /cars/:id/damage', done)
  const change = (body: DamageBody) => send({ params: { id: car.id }, body })
  const underIssue = (issueId: string, number: number) => {
    if (issueId === NEW && point) {
      return (
        <WordsForm
          {...sending}
          onSend={(text) => change({ kind: 'add', text, point })}
          onClose={() => setPoint(undefined)}
        />
      )
    }
    if (issueId === edited) {
      return (
        <WordsForm
          text={car.issues.find(({ id }) => id === issueId)?.text ?? ''}
          {...sending}
          onSend={(text) => change({ kind: 'reword', issueId, text })}
          onClose={() => setEdited(undefined)}
        />
      )
    }
    return (
      <Stack direction="row" sx={{ gap: 0.5, ml: -0.75 }}>
        <Button size="small" aria-label={t('damage.editOf', { number })} onClick={() => setEdited(issueId)}>
          {t('damage.edit')}
        </Button>
        <Button size="small" aria-label={t('damage.mendOf', { number })} onClick={() => setMended(issueId)}>
          {t('damage.mend')}
        </Button>
      </Stack>
    )
  }
  return (
    <TitledPaper title={t('damage.title')} lead={t('damage.lead')}>
      <DamageMap
        body={car.bodyType}
        issues={point ? [...car.issues, { id: NEW, text: '', isNew: true }] : car.issues}
        points={point ? [...car.points, { issueId: NEW, ...point }] : car.points}
        onAdd={setPoint}
        underIssue={underIssue}
      />
      {mended ? (
        <ConfirmDialog
          question={t('damage.mendAsk')}
          yes={t('confirm.mended')}
          no={t('confirm.no')}
          {...sending}
          onYes={() => change({ kind: 'mend', issueId: mended })}
          onClose={() => setMended(undefined)}
        />
      ) : null}
    </TitledPaper>
  )
}

type WordsFormProps = {
  text?: string
  problem: Problem | undefined
  isSending: boolean
  onSend: (text: string) => void
  onClose: () => void
}

function WordsForm({ text: first = '', onSend, ...form }: WordsFormProps) {
  const { t } = useWords('fleet')
  const [text, setText] = useState(first)
  return (
    <InlineForm save={t('damage.save')} cancel={t('damage.cancel')} {...form} onSend={() => onSend(text)}>
      <TextInput
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it appears because a place was pressed, and its words come next
        autoFocus
        required
        multiline
        label={t('damage.text')}
        value={text}
        onChange={setText}
        slotProps={{ htmlInput: { maxLength: 300 } }}
      />
    </InlineForm>
  )
}
