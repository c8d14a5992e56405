import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@mui/material'
import { useId, useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import type { ImportAnswer } from '../../../contract/records/import.ts'
import type { ResourceName } from '../../../contract/records/resource.ts'
import { resources } from '../../../contract/records/resources.ts'
import { useSend } from '../../api/use-api.ts'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { fieldLabel, resourceName } from '../../words/react-words.ts'
import { useSpoken, useWords } from '../../words/words.tsx'
import { ImportedRowWords } from './imported-row-words.tsx'
import { readCsv } from './read-csv.ts'

type Rows = Awaited<ReturnType<typeof readCsv>> & { ok: true }

/** A file, what would become of every line of it, and only then the button that does it. */
export function ImportDialog({ name, onClose }: { name: ResourceName; onClose: () => void }) {
  const t = useWords('records')
  const { messages } = useSpoken()
  const notify = useNotify()
  const refresh = useRefresh()
  const title = useId()
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
  const choose = async (file: File | undefined) => {
    setTrial(undefined)
    setFault(undefined)
    importing.forget()
    if (!file) return
    const read = await readCsv(resources[name], file)
    if (!read.ok) return setFault(t('import.unreadable'))
    setRows(read)
    send(read, true)
  }
  const count = (outcome: string) => trial?.rows.filter((row) => row.outcome === outcome).length ?? 0
  const columns = rows?.unknown.join(', ') ?? ''
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} fullWidth maxWidth="md">
      <DialogTitle id={title}>
        {t('import.title', { resource: resourceName(messages, name, 'many') })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <p>{t('import.help')}</p>
        <Button component="label" variant="outlined" sx={{ justifySelf: 'start' }}>
          {t('import.choose')}
          <input
            type="file"
            accept=".csv,text/csv"
            className="sr-only"
            onChange={({ target }) => void choose(target.files?.[0])}
          />
        </Button>
        <ProblemAlert problem={fault === undefined ? importing.problem : { detail: fault }} />
        {columns ? <Alert severity="warning">{t('import.unknown', { columns })}</Alert> : null}
        {trial ? (
          <>
            <Alert severity={count('refused') > 0 ? 'error' : 'info'}>
              {t('import.summary', {
                created: count('create'),
                updated: count('update'),
                same: count('same'),
                refused: count('refused'),
              })}
              {count('refused') > 0 ? <p>{t('import.mend')}</p> : null}
            </Alert>
            <Table size="small">
              <TableHead>
                <TableRow>
                  <TableCell>{t('import.row')}</TableCell>
                  <TableCell>{t('import.what')}</TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {trial.rows.map((row, index) => (
                  // The line in the file, counted as spreadsheets do: the first names the columns.
                  <TableRow key={index + 2}>
                    <TableCell>{index + 2}</TableCell>
                    <TableCell>
                      <ImportedRowWords row={row} labelOf={(field) => fieldLabel(messages, name, field)} />
                    </TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </>
        ) : null}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('import.close')}</Button>
        <Button
          variant="contained"
          color="secondary"
          disabled={
            importing.isSending ||
            !rows ||
            !trial ||
            count('refused') > 0 ||
            count('create') + count('update') === 0
          }
          onClick={() => rows && send(rows, false)}
        >
          {t('import.save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
