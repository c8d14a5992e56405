import { Alert, Button, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import type { LoadedStatement } from '../../../contract/staff/bank-statements.ts'
import { bankEntryStates } from '../../../domain/booking/bank-entry.ts'
import { useApi, useSend } from '../../api/use-api.ts'
import { ChoiceInput } from '../../ui/form-fields.tsx'
import { Pager } from '../../ui/pager.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { Screen } from '../../ui/screen.tsx'
import { useWords } from '../../words/words.tsx'
import { EntryList } from './entry-list.tsx'
import { SettleDialog } from './settle-dialog.tsx'
import type { Settling } from './settling.ts'

/** Statements of the bank: a file in, and what nobody could match. */
export function BankScreen() {
  const { t } = useWords('bank')
  const [state, setState] = useState<string>('open')
  const [page, setPage] = useState(1)
  const [settling, setSettling] = useState<Settling>()
  const { value, problem } = useApi('GET /bank-entries', { query: { state: state || undefined, page } })
  const states = bankEntryStates.map((id) => ({ id: id as string, name: t(`states.${id}`) }))
  return (
    <Screen title={t('title')} subtitle={value ? t('count', { count: value.total }) : undefined}>
      <LoadStatement />
      <ProblemAlert problem={problem} sx={{ mb: 2 }} />
      <ChoiceInput
        label={t('state')}
        value={state}
        options={[...states, { id: '', name: t('all') }]}
        onChange={(chosen) => {
          setState(chosen)
          setPage(1)
        }}
        sx={{ maxWidth: 320, mb: 2 }}
      />
      {value ? <EntryList entries={value.entries} onSettle={setSettling} /> : null}
      <Pager total={value?.total ?? 0} page={page} onPage={setPage} />
      {settling ? <SettleDialog {...settling} onClose={() => setSettling(undefined)} /> : null}
    </Screen>
  )
}

function LoadStatement() {
  const { t } = useWords('bank')
  const [loaded, setLoaded] = useState<LoadedStatement>()
  const { send, problem, isSending } = useSend('POST /bank-statements', setLoaded)
  const choose = (file: File | undefined) => {
    setLoaded(undefined)
    if (file) send({ body: file })
  }
  return (
    <Stack sx={{ gap: 2, mb: 3, alignItems: 'start' }}>
      <Typography sx={{ maxWidth: '68ch' }}>{t('lead')}</Typography>
      <Button
        component="label"
        variant="contained"
        color="secondary"
        disabled={isSending}
        // The field is hidden and takes the focus: its ring is drawn around the button.
        sx={{ '&:focus-within': { outline: '3px solid #2b59d1', outlineOffset: 2 } }}
      >
        {isSending ? t('loading') : t('load')}
        <input
          type="file"
          accept=".xml,application/xml,text/xml"
          className="sr-only"
          onChange={({ target }) => {
            choose(target.files?.[0])
            // The same file may be chosen again.
            target.value = ''
          }}
        />
      </Button>
      {loaded ? (
        <Alert severity="success" role="status">
          {t('loaded', loaded)}
        </Alert>
      ) : null}
      <ProblemAlert problem={problem} />
    </Stack>
  )
}
