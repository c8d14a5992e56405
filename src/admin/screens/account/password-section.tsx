import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { SHORTEST_PASSWORD } from '../../../domain/people/password-rules.ts'
import { useSend } from '../../api/use-api.ts'
import { TextInput } from '../../ui/form-fields.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { TitledPaper } from '../../ui/titled-paper.tsx'
import { useWords } from '../../words/words.tsx'
import { usePasswordFaults } from './password-faults.ts'

const nothing = { password: '', newPassword: '' }

export function PasswordSection() {
  const { t } = useWords('account')
  const notify = useNotify()
  const [form, setForm] = useState(nothing)
  const { send, problem, isSending } = useSend('POST /me/password', () => {
    setForm(nothing)
    notify(t('password.changed'), { type: 'success' })
  })
  const fault = usePasswordFaults(problem)
  return (
    <TitledPaper title={t('password.title')} lead={t('password.lead', { least: SHORTEST_PASSWORD })}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          send({ body: form })
        }}
        sx={{ display: 'grid', gap: 2 }}
      >
        <TextInput
          type="password"
          label={t('password.old')}
          autoComplete="current-password"
          value={form.password}
          onChange={(password) => setForm({ ...form, password })}
          {...fault('password')}
        />
        <TextInput
          type="password"
          label={t('password.new')}
          autoComplete="new-password"
          value={form.newPassword}
          onChange={(newPassword) => setForm({ ...form, newPassword })}
          {...fault('newPassword')}
        />
        {problem?.errors ? null : <ProblemAlert problem={problem} />}
        <Button
          type="submit"
          variant="contained"
          color="secondary"
          disabled={isSending}
          sx={{ justifySelf: 'start' }}
        >
          {t('password.change')}
        </Button>
      </Box>
    </TitledPaper>
  )
}
