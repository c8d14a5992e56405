import { Alert, Button } from '@mui/material'
import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import type { ImportAnswer, ImportedRow } from '../../../contract/records/import.ts'
import type { ResourceName } from '../../../contract/records/resource.ts'
import { resources } from '../../../contract/records/resources.ts'
import { plainText } from '../../../contract/staff/plain-text.ts'
import { useSend } from '../../api/use-api.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { FormDialog } from '../../ui/dialogs.tsx'
import { FileButton } from '../../ui/file-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { faultWords } from '../../words/fault-words.ts'
import { fieldLabel, resourceName } from '../../words/react-words.ts'
import { useWords } from '../../words/words.tsx'
import { readRows } from './read-rows.ts'

export function ImportButton({ name }: { name: ResourceName }) {
  const { t } = useWords('records')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" startIcon={<Icon name="upload" size={18} />} onClick={() => setOpen(true)}>
        {t('import.button')}
      </Button>
      {isOpen ? <ImportDialog name={name} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

type Rows = Extract<Awaited<ReturnType<typeof readRows>>, { ok: true }>
type Outcome = ImportAnswer['rows'][number]['outcome']

const countOf = (trial: ImportAnswer, outcome: Outcome): number =>
  trial.rows.filter((row) => row.outcome === outcome).length

/** A file, what would become of every line of it, and only then the button that does it. */
function ImportDialog({ name, onClose }: { name: ResourceName; onClose: () => void }) {
  const { t, messages } = useWords('records')
  const notify = useNotify()
  const refresh = useRefresh()
  const [rows, setRows] = useState<Rows>()
  const [trial, setTrial] = useState<ImportAnswer>()
  const [fault, setFault] = useState<string>()

  const importing = useSend('POST /:resource/import', (answer) => {
    setTrial(answer)
    if (!answer.isSaved) return
    notify(t('import.saved'), { type: 'success' })
    refresh()
    onClose()
  })
  const send = (sent: Rows, isTrial: boolean) =>
    importing.send({ params: { resource: name }, body: { rows: sent.rows, isTrial } })
  const choose = async (file: File) => {
    setTrial(undefined)
    setFault(undefined)
    importing.forget()
    const read = await readRows(resources[name], file, (field) => fieldLabel(messages, name, field))
    if (!read.ok) return setFault(t('import.unreadable'))
    setRows(read)
    send(read, true)
  }
  const columns = rows?.unknown.join(', ') ?? ''
  const isReady =
    trial && countOf(trial, 'refused') === 0 && countOf(trial, 'create') + countOf(trial, 'update') > 0
  return (
    <FormDialog
      isWide
      title={t('import.title', { resource: resourceName(messages, name, 'many') })}
      submit={t('import.save')}
      back={t('import.close')}
      isSending={importing.isSending}
      isDisabled={!rows || !isReady}
      problem={fault ?? importing.problem}
      onSubmit={() => rows && send(rows, false)}
      onClose={onClose}
    >
      <p>{t('import.help')}</p>
      <FileButton
        accept=".csv,text/csv"
        variant="outlined"
        sx={{ alignSelf: 'start' }}
        isSending={importing.isSending}
        onFile={(file) => void choose(file)}
      >
        {t('import.choose')}
      </FileButton>
      {columns ? <Alert severity="warning">{t('import.unknown', { columns })}</Alert> : null}
      {trial ? <Trial trial={trial} name={name} /> : null}
    </FormDialog>
  )
}

/** What would become of the lines, counted and one by one. */
function Trial({ trial, name }: { trial: ImportAnswer; name: ResourceName }) {
  const { t, messages } = useWords('records')
  const refused = countOf(trial, 'refused')
  const labelOf = (field: string) => fieldLabel(messages, name, field)
  return (
    <>
      <Alert severity={refused > 0 ? 'error' : 'info'}>
        {t('import.summary', {
          created: countOf(trial, 'create'),
          updated: countOf(trial, 'update'),
          same: countOf(trial, 'same'),
          refused,
        })}
        {refused > 0 ? <p>{t('import.mend')}</p> : null}
      </Alert>
      <DataTable
        caption={t('import.what')}
        wordColumns={2}
        maxHeight="none"
        // Lines are counted as spreadsheets do: the first names the columns.
        rows={trial.rows.map((row, index) => ({ line: index + 2, row }))}
        keyOf={({ line }) => line}
        columns={[
          { head: t('import.row'), render: ({ line }) => line },
          { head: t('import.what'), render: ({ row }) => <ImportedRowWords row={row} labelOf={labelOf} /> },
        ]}
      />
    </>
  )
}

/** What becomes of one line of a file. */
function ImportedRowWords({ row, labelOf }: { row: ImportedRow; labelOf: (field: string) => string }) {
  const { t, messages } = useWords('records')
  return (
    <>
      <strong>{t(`import.outcomes.${row.outcome}`)}</strong>
      {row.outcome === 'update'
        ? row.changes.map(({ field, before, after }) => (
            <div key={field}>
              {labelOf(field)}
              {': '}
              <del>{plainText(before ?? '–')}</del>{' '}
              <ins style={{ textDecoration: 'none' }}>{plainText(after ?? '–')}</ins>
            </div>
          ))
        : null}
      {row.outcome === 'refused'
        ? row.errors.map(({ path, code }) => (
            <div key={path + code}>
              {path === 'id' ? path : labelOf(path)}
              {': '}
              {faultWords(messages, code)}
            </div>
          ))
        : null}
    </>
  )
}
