import { Button, FormControlLabel, Stack, Switch } from '@mui/material'
import { useState } from 'react'
import { useSend } from '../../api/use-api.ts'
import { TextInput } from '../../ui/form-fields.tsx'
import { LeaveGuard } from '../../ui/leave-guard.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { TitledPaper } from '../../ui/titled-paper.tsx'
import { useNewer, ValueVersions } from '../../ui/value-versions.tsx'
import { useWords } from '../../words/words.tsx'
import type { DoerProps } from './dialogs/dialog-props.ts'
import { useFaults } from './use-fields.ts'

type OnTheWire = Omit<Notes, 'depositNumber'> & { depositNumber: string | null }
type Notes = { notes: string; adHocNotes: string; depositNumber: string; paymentWithDeposit: boolean }
const names = ['notes', 'adHocNotes', 'depositNumber', 'paymentWithDeposit'] as const

/** What staff write down for each other, and what is asked of the customer at the desk. */
export function NotesSection({ page, onDone }: DoerProps) {
  const { t, messages } = useWords('bookings')
  const { boolean } = messages.react.ra
  const said = (value: string | boolean) =>
    typeof value === 'string' ? value : value ? boolean.true : boolean.false
  const saved: Notes = {
    notes: page.notes,
    adHocNotes: page.adHocNotes,
    depositNumber: page.depositNumber ?? '',
    paymentWithDeposit: page.money.paymentWithDeposit,
  }
  const { edits, seen, write, forget, isChanged } = useEdits(saved)
  const written = { ...saved, ...edits }
  const [round, setRound] = useState(0)
  const { send, problem, isSending } = useSend('POST /bookings/:id/notes', () => {
    forget()
    setRound(round + 1)
    onDone(t('done.notes'))
  })
  const fault = useFaults(problem)
  const canChange = page.actions.some(({ name, isPossible }) => name === 'change' && isPossible)
  const { newer } = useNewer<OnTheWire>(problem, undefined, round)
  const theirs = newer && {
    ...newer,
    current: { ...newer.current, depositNumber: newer.current.depositNumber ?? '' },
  }
  const save = () => {
    const touched = names.filter((name) => name in seen)
    const previous = Object.fromEntries(touched.map((name) => [name, (theirs?.current ?? seen)[name]]))
    send({ params: { id: page.id }, body: { ...onTheWire(edits), previous: onTheWire(previous) } })
  }
  return (
    <TitledPaper title={t('sections.notes')}>
      <LeaveGuard isDirty={isChanged && !isSending} />
      <Stack spacing={2}>
        {(['notes', 'adHocNotes', 'depositNumber'] as const).map((name) => (
          <TextInput
            key={name}
            multiline={name !== 'depositNumber'}
            minRows={2}
            label={t(`fields.${name}`)}
            value={written[name]}
            onChange={(typed) => write({ [name]: typed })}
            {...fault(name)}
          />
        ))}
        <FormControlLabel
          disabled={!canChange}
          control={
            <Switch
              checked={written.paymentWithDeposit}
              onChange={({ target }) => write({ paymentWithDeposit: target.checked })}
            />
          }
          label={t('fields.paymentWithDeposit')}
        />
        {theirs ? (
          <ValueVersions<Notes>
            key={JSON.stringify(theirs)}
            fields={names
              .filter((name) => name in seen)
              .map((name) => ({ name, label: t(`fields.${name}`), say: (values) => said(values[name]) }))}
            seen={{ ...saved, ...seen }}
            newer={theirs}
            mine={{ ...theirs.current, ...edits }}
            onWrite={write}
          />
        ) : null}
        <ProblemAlert problem={problem?.code === 'changed_meanwhile' ? undefined : problem} />
        <Button variant="outlined" disabled={!isChanged || isSending} onClick={save}>
          {t('save')}
        </Button>
      </Stack>
    </TitledPaper>
  )
}

/** Only what was touched here, and as it stood when it was touched: an action beside it may change the rest meanwhile. */
function useEdits(saved: Notes) {
  const [edits, setEdits] = useState<Partial<Notes>>({})
  const [seen, setSeen] = useState<Partial<Notes>>({})
  return {
    edits,
    seen,
    isChanged: names.some((name) => edits[name] !== undefined && edits[name] !== saved[name]),
    write: (changes: Partial<Notes>) => {
      const touched = names.filter((name) => name in changes && !(name in seen))
      setSeen({ ...seen, ...Object.fromEntries(touched.map((name) => [name, saved[name]])) })
      setEdits((last) => ({ ...last, ...changes }))
    },
    forget: () => {
      setEdits({})
      setSeen({})
    },
  }
}

const onTheWire = ({ depositNumber, ...rest }: Partial<Notes>) => ({
  ...rest,
  ...(depositNumber === undefined ? {} : { depositNumber: depositNumber.trim() || null }),
})
