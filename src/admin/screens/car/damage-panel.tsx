import { Alert, Box, Button, Stack, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import type { CarCardAnswer, DamageBody } from '../../../contract/staff/fleet.ts'
import type { Problem } from '../../api/call-api.ts'
import { callApi } from '../../api/untyped-api.ts'
import { useWords } from '../../words/words.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { DamageMap, type DamagePoint } from './damage-map.tsx'
import { Panel } from './panel.tsx'

/** Stands in the list while it has no words yet. */
const NEW = 'new'

/** What is wrong with the car, and where. */
export function DamagePanel({ car, onChanged }: { car: CarCardAnswer; onChanged: () => void }) {
  const t = useWords('fleet')
  const [point, setPoint] = useState<DamagePoint>()
  const [edited, setEdited] = useState<string>()
  const [mended, setMended] = useState<string>()
  const send = (body: DamageBody) => callApi(`/cars/${car.id}/damage`, { method: 'PUT', body })
  const done = () => {
    setPoint(undefined)
    setEdited(undefined)
    setMended(undefined)
    onChanged()
  }
  const underIssue = (issueId: string, number: number) => {
    if (issueId === NEW && point) {
      return (
        <WordsForm
          onSend={(text) => send({ kind: 'add', text, point })}
          onDone={done}
          onClose={() => setPoint(undefined)}
        />
      )
    }
    if (issueId === edited) {
      return (
        <WordsForm
          text={car.issues.find(({ id }) => id === issueId)?.text ?? ''}
          onSend={(text) => send({ kind: 'reword', issueId, text })}
          onDone={done}
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
    <Panel title={t('damage.title')} lead={t('damage.lead')}>
      <DamageMap
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
          onYes={() => send({ kind: 'mend', issueId: mended })}
          onClose={() => setMended(undefined)}
          onDone={done}
        />
      ) : null}
    </Panel>
  )
}

function WordsForm(props: {
  text?: string
  onSend: (text: string) => ReturnType<typeof callApi>
  onDone: () => void
  onClose: () => void
}) {
  const t = useWords('fleet')
  const [text, setText] = useState(props.text ?? '')
  const [problem, setProblem] = useState<Problem>()
  const [isSending, setSending] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setSending(true)
    const answer = await props.onSend(text)
    setSending(false)
    if (answer.ok) props.onDone()
    else setProblem(answer.problem)
  }
  return (
    <Box component="form" onSubmit={(event) => void send(event)} sx={{ display: 'grid', gap: 1, mt: 1 }}>
      <TextField
        autoFocus
        fullWidth
        required
        multiline
        label={t('damage.text')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ htmlInput: { maxLength: 300 } }}
      />
      {problem ? (
        <Alert severity="error" role="alert">
          {problem.detail}
        </Alert>
      ) : null}
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button type="submit" variant="contained" color="secondary" disabled={isSending}>
          {t('damage.save')}
        </Button>
        <Button onClick={props.onClose}>{t('damage.cancel')}</Button>
      </Stack>
    </Box>
  )
}
