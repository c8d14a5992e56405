import { Alert, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import type { LoadedStatement } from '../../../contract/staff/bank-statements.ts'
import { bankEntryStates } from '../../../domain/booking/bank-entry.ts'
import { useApi, useSend } from '../../api/use-api.ts'
import { FileButton } from '../../ui/file-button.tsx'
import { ChoiceInput } from '../../ui/form-fields.tsx'
import { Pager } from '../../ui/pager.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { Screen } from '../../ui/screen.tsx'
import { useFocusBack } from '../../ui/use-focus-back.ts'
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
  const [list, focusList] = useFocusBack<HTMLDivElement>()
  const { value, problem } = useApi('GET /bank-entries', { query: { state: state || undefined, page } })
  const states = bankEntryStates.map((id) => ({ id: id as string, name: t(`states.${id}`) }))
  return (
    <Screen
      title={t('title')}
      subtitle={value && (value.total === null ? t('countless') : t('count', { count: value.total }))}
    >
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
      {value ? <EntryList ref={list} entries={value.entries} onSettle={setSettling} /> : null}
      <Pager total={value ? value.total : 0} page={page} onPage={setPage} />
      {settling ? (
        <SettleDialog {...settling} onClose={() => setSettling(undefined)} onDone={focusList} />
      ) : null}
    </Screen>
  )
}

function LoadStatement() {
  const { t } = useWords('bank')
  const [loaded, setLoaded] = useState<LoadedStatement>()
  const { send, problem, isSending } = useSend('POST /bank-statements', setLoaded)
  return (
    <Stack sx={{ gap: 2, mb: 3, alignItems: 'start' }}>
      <Typography sx={{ maxWidth: '68ch' }}>{t('lead')}</Typography>
      <FileButton
        accept=".xml,application/xml,text/xml"
        variant="contained"
        color="secondary"
        isSending={isSending}
        onFile={(file) => {
          setLoaded(undefined)
          send({ body: file })
        }}
      >
        {isSending ? t('loading') : t('load')}
      </FileButton>
      {loaded ? (
        <Alert severity="success" role="status">
          {t('loaded', loaded)}
        </Alert>
      ) : null}
      <ProblemAlert problem={problem} />
    </Stack>
  )
}
