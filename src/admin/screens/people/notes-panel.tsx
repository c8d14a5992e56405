import { Box, Button, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import type { PersonCardAnswer } from '../../../contract/staff/people.ts'
import { useSend } from '../../api/use-api.ts'
import { TextInput } from '../../ui/form-fields.tsx'
import { PlainList } from '../../ui/plain-list.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { Note } from '../../ui/text.tsx'
import { TitledPaper } from '../../ui/titled-paper.tsx'
import { useWords } from '../../words/words.tsx'

type Props = { personId: number; notes: PersonCardAnswer['notes'] }

/** What colleagues should know at the desk. */
export function NotesPanel({ personId, notes }: Props) {
  const { t, time } = useWords('people')
  const [text, setText] = useState('')
  const add = useSend('POST /clients/:id/notes', () => setText(''))
  const remove = useSend('DELETE /people/notes/:id')
  return (
    <TitledPaper title={t('notes.title')}>
      <PlainList gap={1.5} none={t('notes.none')}>
        {notes.map((note) => (
          <Box component="li" key={note.id}>
            <Typography sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>{note.text}</Typography>
            <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
              <Note>{t('notes.by', { name: note.by, date: time(note.at) })}</Note>
              <Button
                size="small"
                color="inherit"
                aria-label={t('notes.removeOf', { text: note.text })}
                disabled={remove.isSending}
                onClick={() => remove.send({ params: { id: note.id } })}
              >
                {t('notes.remove')}
              </Button>
            </Stack>
          </Box>
        ))}
      </PlainList>
      <ProblemAlert problem={remove.problem} />
      <Box
        component="form"
        onSubmit={(event) => {
          event.preventDefault()
          if (text.trim() !== '') add.send({ params: { id: personId }, body: { text } })
        }}
        sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}
      >
        <TextInput label={t('notes.text')} value={text} onChange={setText} multiline minRows={2} />
        <ProblemAlert problem={add.problem} />
        <Button type="submit" variant="outlined" disabled={add.isSending || text.trim() === ''}>
          {t('notes.add')}
        </Button>
      </Box>
    </TitledPaper>
  )
}
