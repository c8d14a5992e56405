import { Button, FormControlLabel, Stack, Switch } from '@mui/material'
import { useState } from 'react'
import { useSend } from '../../api/use-api.ts'
import { TextInput } from '../../ui/form-fields.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { TitledPaper } from '../../ui/titled-paper.tsx'
import { useWords } from '../../words/words.tsx'
import type { DoerProps } from './dialogs/dialog-props.ts'
import { useFaults } from './use-fields.ts'

type Notes = { notes: string; adHocNotes: string; depositNumber: string; paymentWithDeposit: boolean }

/** What staff write down for each other, and what is asked of the customer at the desk. */
export function NotesSection({ page, onDone }: DoerProps) {
  const { t } = useWords('bookings')
  // Only what was touched here: an action beside it may change the rest meanwhile.
  const [edits, setEdits] = useState<Partial<Notes>>({})
  const saved: Notes = {
    notes: page.notes,
    adHocNotes: page.adHocNotes,
    depositNumber: page.depositNumber ?? '',
    paymentWithDeposit: page.money.paymentWithDeposit,
  }
  const written = { ...saved, ...edits }
  const { send, problem, isSending } = useSend('POST /bookings/:id/notes', () => {
    setEdits({})
    onDone(t('done.notes'))
  })
  const fault = useFaults(problem)
  const canChange = page.actions.some(({ name, isPossible }) => name === 'change' && isPossible)
  const isChanged = JSON.stringify(written) !== JSON.stringify(saved)
  const save = () =>
    send({
      params: { id: page.id },
      body: {
        ...edits,
        ...(edits.depositNumber === undefined ? {} : { depositNumber: edits.depositNumber.trim() || null }),
      },
    })
  return (
    <TitledPaper title={t('sections.notes')}>
      <Stack spacing={2}>
        {(['notes', 'adHocNotes', 'depositNumber'] as const).map((name) => (
          <TextInput
            key={name}
            multiline={name !== 'depositNumber'}
            minRows={2}
            label={t(`fields.${name}`)}
            value={written[name]}
            onChange={(typed) => setEdits({ ...edits, [name]: typed })}
            {...fault(name)}
          />
        ))}
        <FormControlLabel
          disabled={!canChange}
          control={
            <Switch
              checked={written.paymentWithDeposit}
              onChange={({ target }) => setEdits({ ...edits, paymentWithDeposit: target.checked })}
            />
          }
          label={t('fields.paymentWithDeposit')}
        />
        <ProblemAlert problem={problem} />
        <Button variant="outlined" disabled={!isChanged || isSending} onClick={save}>
          {t('save')}
        </Button>
      </Stack>
    </TitledPaper>
  )
}
